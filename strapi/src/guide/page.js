'use strict'

const fs = require('node:fs')
const path = require('node:path')

const FOLDER = path.join(__dirname, '../../guide')

/** @type {Record<string, string>} */
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** @param {string} text */
const escapeHtml = (text) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)

/** @param {string} file */
const read = (file) => fs.readFileSync(path.join(FOLDER, file), 'utf8')

/** @param {string} folder */
const filesOf = (folder) => fs.readdirSync(path.join(FOLDER, folder)).toSorted()

/** @param {string} contact who helps the owner, with a phone number; may be empty. */
function guidePage(contact) {
  const chapters = filesOf('chapters').map((file) => read(`chapters/${file}`))
  const who = contact.trim() ? escapeHtml(contact.trim()) : 'la personne qui s’occupe de votre site'
  return read('page.html')
    .replace('<!-- chapters -->', () => chapters.join('\n'))
    .replaceAll('<!-- contact -->', () => who)
}

module.exports = { FOLDER, filesOf, guidePage }
