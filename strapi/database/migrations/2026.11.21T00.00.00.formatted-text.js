'use strict'

/** @import { Knex } from 'knex' */

const { forgetDescriptions } = require('../../lib/stored-descriptions')

module.exports = {
  /** Removes the old advice to write HTML. @param {Knex} knex */
  up: (knex) => forgetDescriptions(knex, 'À écrire en HTML'),
  async down() {},
}
