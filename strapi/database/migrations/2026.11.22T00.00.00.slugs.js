'use strict'

/** @import { Knex } from 'knex' */

const { forgetDescriptions } = require('../../lib/stored-descriptions')

module.exports = {
  /** Removes the old advice never to change an address. @param {Knex} knex */
  up: (knex) =>
    forgetDescriptions(knex, 'Fin de l’adresse de la page. Se remplit d’après le titre ; à ne plus changer'),
  async down() {},
}
