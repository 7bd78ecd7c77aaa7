'use strict'

const crypto = require('node:crypto')

const MIN_PASSWORD_LENGTH = 8

/** Strapi wants a lower case letter, an upper case letter and a digit. */
const generatePassword = () => `Bb1-${crypto.randomBytes(12).toString('base64url')}`

/**
 * @param {string} variable The environment variable that holds the password.
 * @param {string} password
 * @throws Error when the password is too short.
 */
function checkPassword(variable, password) {
  if (password.length < MIN_PASSWORD_LENGTH) {
    throw new Error(`${variable} is too short: at least ${MIN_PASSWORD_LENGTH} characters.`)
  }
}

module.exports = { checkPassword, generatePassword }
