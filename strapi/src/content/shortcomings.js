'use strict'

/** @import { Entry, Remark } from './remarks' */

const { faults } = require('./faults')
const { isBlankHtml } = require('./html')
const { isBlank, isLeftEmpty, remarkIf } = require('./remarks')
const samples = require('../../seed/content/tariff.json')

/** In the reminder of sample prices. */
const NAMED_PRICES = 3

/** px */
const SMALLEST_WIDTH = 600

/** @param {Entry} entry @param {string} field */
function pictureShortcomings(entry, field, absent = 'Ajoutez une photo.') {
  const picture = entry[field]
  if (!picture) return [{ field, message: absent }]
  if (typeof picture !== 'object') return []
  /** @type {{ alternativeText?: unknown, width?: unknown }} */
  const { alternativeText, width } = picture
  return [
    ...remarkIf(
      isBlank(alternativeText),
      field,
      'Décrivez la photo en une phrase (« texte alternatif »), pour ceux qui ne la voient pas et pour Google.',
    ),
    ...remarkIf(
      typeof width === 'number' && width < SMALLEST_WIDTH,
      field,
      `Cette photo n’a que ${String(width)} px de large et paraîtra floue : choisissez-en une d’au moins ${SMALLEST_WIDTH} px.`,
    ),
  ]
}

/** @param {Entry} entry @param {string} field @param {string} message */
const missing = (entry, field, message) => remarkIf(isBlank(entry[field]), field, message)

/** @param {Entry} entry */
const jobShortcomings = (entry) => [
  ...remarkIf(
    isBlank(entry.village) && Boolean(entry.product ?? entry.service ?? entry.before ?? entry.after),
    'village',
    'Indiquez la commune : sans elle, ce chantier ne paraît pas dans la liste des chantiers.',
  ),
  ...['before', 'after'].flatMap((field) =>
    remarkIf(
      !entry[field] && Boolean(entry.before ?? entry.after),
      field,
      'Ajoutez l’autre photo : l’avant et l’après ne se montrent qu’ensemble.',
    ),
  ),
]

/** @param {Record<string, unknown>} service */
const isSampleService = ({ name, price }) =>
  samples.services.some((sample) => sample.name === name && sample.price === price && /\d/.test(sample.price))

/** What the first start wrote, and nobody has changed. @param {Entry} entry */
function sampleShortcomings({ hourly_rate: hour, call_out: callOut, services }) {
  const left = [
    ...remarkIf(hour === samples.hourly_rate, 'hourly_rate', 'l’heure de main-d’œuvre'),
    ...remarkIf(callOut === samples.call_out, 'call_out', 'le déplacement'),
    ...(Array.isArray(services) ? services : [])
      .filter(isSampleService)
      .map(({ name }) => ({ field: 'services', message: `« ${name} »` })),
  ]
  const prices = left.slice(0, NAMED_PRICES).map(({ message }) => message)
  const others = left.length - prices.length
  const named = `${prices.join(', ')}${others > 0 ? ` et ${others} de plus` : ''}`
  return left.slice(0, 1).map(({ field }) => ({
    field,
    message: `Des prix d’exemple restent, et le site les montre : ${named}. Mettez les vôtres, ou videz les champs.`,
  }))
}

/** @type {Record<string, (entry: Entry) => Remark[]>} */
const shortcomingsByType = {
  'api::product.product': (entry) => [
    ...pictureShortcomings(entry, 'image'),
    ...remarkIf(isBlankHtml(entry.description), 'description', 'Écrivez une description.'),
    ...remarkIf(
      Array.isArray(entry.categories) && entry.categories.length === 0,
      'categories',
      'Choisissez une catégorie : sans elle, ce produit ne paraît que sous l’onglet « Tous ».',
    ),
    ...missing(entry, 'brand', 'Indiquez la marque : sans elle, ce produit disparaît du filtre par marque.'),
    ...remarkIf(
      isLeftEmpty(entry.power_kw),
      'power_kw',
      'Indiquez la puissance : sans elle, ce produit disparaît quand un visiteur filtre par puissance.',
    ),
  ],
  'api::article.article': (entry) => [
    ...pictureShortcomings(
      entry,
      'cover',
      'Choisissez la photo de couverture : c’est celle que montre la liste des actualités.',
    ),
    ...missing(entry, 'excerpt', 'Écrivez un chapô : c’est le texte que montre la liste des actualités.'),
    ...jobShortcomings(entry),
  ],
  'api::blog-post.blog-post': (entry) => [
    ...pictureShortcomings(entry, entry.image ? 'image' : entry.cover ? 'cover' : 'image'),
    ...missing(entry, 'category', 'Choisissez la rubrique de la page Services où paraît cette prestation.'),
    ...missing(
      entry,
      'subtitle',
      'Écrivez un sous-titre : c’est la phrase que montre la liste des prestations.',
    ),
  ],
  'api::tariff.tariff': sampleShortcomings,
}

/** One remark for each field, faults first. @param {string} uid @param {Entry} entry @returns {Remark[]} */
function shortcomings(uid, entry) {
  const all = [...faults(uid, entry), ...(shortcomingsByType[uid]?.(entry) ?? [])]
  return all.filter(({ field }, index) => all.findIndex((other) => other.field === field) === index)
}

module.exports = { shortcomings }
