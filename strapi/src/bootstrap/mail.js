'use strict'

/** @import { Core } from '@strapi/strapi' */

const emailTemplate = require('./forgotten-password')

/**
 * Without a mail server, Strapi would deliver by itself, as no-reply@strapi.io.
 * @param {Core.Strapi} strapi
 */
function prepareMail(strapi) {
  strapi.config.set('admin.forgotPassword.emailTemplate', emailTemplate)
  if (process.env.SMTP_HOST) return
  strapi.plugin('email').provider = {
    async send() {
      throw new Error('A message was not sent: no mail server is set (SMTP_HOST, see README.md).')
    },
  }
}

module.exports = { prepareMail }
