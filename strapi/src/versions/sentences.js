'use strict'

/**
 * @typedef {object} Restoration
 * @property {string} title
 * @property {string | null} version its date and time in French; null for an entry that comes back from the bin
 * @property {boolean} hasDrafts of its type
 * @property {boolean} hadTime a time of publication, now forgotten
 * @property {string | null} newSlug when its own was taken meanwhile
 * @property {string[]} lost labels of the fields of which something is gone
 */

const list = new Intl.ListFormat('fr')

/** @param {string} text */
const quote = (text) => `« ${text} »`

/** @param {Restoration} restoration */
function whatHappened({ title, version, hasDrafts }) {
  if (version && hasDrafts)
    return `Le brouillon reprend la version du ${version}. Relisez-le, puis appuyez sur ${quote('Publier')} : jusque-là, le site ne change pas.`
  if (version) return `La fiche reprend la version du ${version}. Le site change dans quelques minutes.`
  const isBack = title ? `La fiche ${quote(title)} est de retour` : 'La fiche est de retour'
  return hasDrafts
    ? `${isBack}, en brouillon. Relisez-la, puis appuyez sur ${quote('Publier')}.`
    : `${isBack}. Le site la montre de nouveau dans quelques minutes.`
}

/**
 * What the owner reads once a version is taken back.
 * @param {Restoration} restoration
 */
function describeRestoration(restoration) {
  const { hadTime, newSlug, lost } = restoration
  return [
    whatHappened(restoration),
    hadTime && 'L’heure de publication prévue est effacée.',
    newSlug && `Son adresse était déjà prise : la nouvelle est ${quote(newSlug)}.`,
    lost.length > 0 &&
      `Une photo ou une fiche liée a été supprimée depuis et n’a pas pu être reprise : regardez ${list.format(lost.map(quote))}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

module.exports = { describeRestoration }
