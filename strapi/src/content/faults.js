'use strict'

/** @import { Entry, Remark } from './remarks' */

const { addressFaults } = require('./address-faults')
const { yearFaults } = require('./date-faults')
const { hasUnreachablePicture, isBlankHtml } = require('./html')
const { legalFaults } = require('./legal-faults')
const { measureFaults } = require('./measure-faults')
const { isBlank, isLeftEmpty, remarkIf } = require('./remarks')
const { tariffFaults } = require('./tariff-faults')
const { shopFaults } = require('./shop-faults')
const { isObject } = require('../values/is-object')

/** kW; far above any stove or air conditioner of a home. */
const MAX_POWER = 100

/** How long aids that are announced today may last. */
const AID_YEARS = 10

/** @param {Entry} entry */
const titleFaults = ({ title }) => remarkIf(isBlank(title), 'title', 'Écrivez un titre.')

/** @param {Entry} entry @param {string} field */
const pictureFaults = (entry, field) =>
  remarkIf(
    hasUnreachablePicture(entry[field]),
    field,
    'Une image de ce texte a été collée depuis un autre logiciel : les visiteurs ne la verraient pas. Supprimez-la, puis remettez-la avec le bouton « Image ».',
  )

/** @param {Entry} entry @param {string[]} fields */
const fileFaults = (entry, ...fields) =>
  fields.flatMap((field) => {
    const mimes = [entry[field]].flat().map((file) => (isObject(file) ? file.mime : ''))
    return remarkIf(
      mimes.some((mime) => typeof mime === 'string' && mime !== '' && !mime.startsWith('image/')),
      field,
      'Ce fichier n’est pas une photo : choisissez-en un autre.',
    )
  })

/** @param {Entry} entry */
function powerFaults({ power_kw: typed }) {
  if (isLeftEmpty(typed)) return []
  const power = Number(typed)
  return [
    ...remarkIf(!(power > 0), 'power_kw', 'La puissance doit être un nombre plus grand que zéro.'),
    ...remarkIf(
      power > MAX_POWER,
      'power_kw',
      `La puissance s’écrit en kilowatts, ${MAX_POWER} au plus : pour 8 500 W, écrivez 8,5.`,
    ),
  ]
}

/** @param {Entry} entry */
const energyFaults = (entry) => [
  ...remarkIf(
    !isBlank(entry.energy_class) && !/^(a ?\+{0,3}|[b-g])$/i.test(String(entry.energy_class).trim()),
    'energy_class',
    'Recopiez la classe de l’étiquette énergie : une lettre de A à G, ou A+, A++, A+++.',
  ),
  ...['energy_label', 'product_fiche'].flatMap((field) =>
    remarkIf(
      !isBlank(entry[field]) && !/^(https?:\/)?\/\S+$/.test(String(entry[field]).trim()),
      field,
      'L’adresse de ce document doit commencer par « https:// ».',
    ),
  ),
]

/** @param {Entry} entry @param {Date} now */
const dateFaults = (entry, now) => [
  ...remarkIf(isBlank(entry.date), 'date', 'Indiquez la date à afficher.'),
  ...yearFaults(entry.date, 'date', now.getUTCFullYear() + 1),
  ...yearFaults(entry.aid_until, 'aid_until', now.getUTCFullYear() + AID_YEARS),
]

const LAST_POSITION = 9999

/** PostgreSQL stores no integer above two thousand million. @param {Entry} entry */
function positionFaults({ position }) {
  const place = Number(position ?? 0)
  return remarkIf(
    !(place >= 0 && place <= LAST_POSITION),
    'position',
    `Écrivez un nombre entre 0 et ${LAST_POSITION}.`,
  )
}

/** As the site reads it: a set and a name. @param {Entry} entry */
const iconFaults = ({ icon }) =>
  remarkIf(
    !isBlank(icon) && !/^[a-z0-9]+(?:-[a-z0-9]+)*:[a-z0-9]+(?:-[a-z0-9]+)*$/.test(String(icon).trim()),
    'icon',
    'Écrivez un nom d’icône comme « mdi:fire », ou videz le champ.',
  )

/** @type {Record<string, (entry: Entry, now: Date) => Remark[]>} */
const faultsByType = {
  'api::product.product': (entry) => [
    ...titleFaults(entry),
    ...remarkIf(
      !entry.image && isBlankHtml(entry.description),
      'description',
      'Ajoutez une photo ou une description : avec son seul titre, la page de ce produit serait vide.',
    ),
    ...pictureFaults(entry, 'description'),
    ...fileFaults(entry, 'image', 'gallery'),
    ...powerFaults(entry),
    ...energyFaults(entry),
    ...measureFaults(entry),
    ...positionFaults(entry),
  ],
  'api::article.article': (entry, now) => [
    ...titleFaults(entry),
    ...remarkIf(isBlankHtml(entry.content), 'content', 'Écrivez le texte de cette actualité.'),
    ...pictureFaults(entry, 'content'),
    ...fileFaults(entry, 'cover', 'before', 'after'),
    ...dateFaults(entry, now),
    ...addressFaults(entry.sourceUrl, 'sourceUrl'),
  ],
  'api::blog-post.blog-post': (entry) => [
    ...titleFaults(entry),
    ...remarkIf(isBlankHtml(entry.content), 'content', 'Écrivez le texte de cette prestation.'),
    ...pictureFaults(entry, 'content'),
    ...fileFaults(entry, 'image', 'cover'),
    ...iconFaults(entry),
    ...positionFaults(entry),
  ],
  'api::category.category': positionFaults,
  'api::partner.partner': (entry) => [
    ...fileFaults(entry, 'logo'),
    ...addressFaults(entry.link, 'link'),
    ...positionFaults(entry),
  ],
  'api::legal-notice.legal-notice': legalFaults,
  'api::shop.shop': (entry, now) => [...shopFaults(entry, now), ...fileFaults(entry, 'contact_portrait')],
  'api::tariff.tariff': tariffFaults,
}

/** A draft may have any of these. @param {string} uid @param {Entry} entry */
const faults = (uid, entry) => faultsByType[uid]?.(entry, new Date()) ?? []

module.exports = { faults }
