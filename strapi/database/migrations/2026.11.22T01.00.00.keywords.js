'use strict'

/** @import { Knex } from 'knex' */

const { forgetDescriptions } = require('../../lib/stored-descriptions')

module.exports = {
  /** Removes the advice to write keywords between brackets. @param {Knex} knex */
  up: (knex) => forgetDescriptions(knex, 'Une liste entre crochets'),
  async down() {},
}
