import { foldText } from './fold-text.mjs'

/** Euros; beyond it a number is a mistake. */
export const MAX_PRICE = 100_000

/** Without accents; never shown. */
const WORDS = ['gratuit', 'offert', 'inclus', 'compris', 'sur devis']

/** As people type it; three digits after a dot are thousands, as French has them. */
const AMOUNT = /^(?<whole>\d+|[1-9]\d{0,2}(?:[.\s]\d{3})+)(?:[.,](?<cents>\d{0,2}))?(?:\s*€)?$/
const NEGATIVE = /^(?:\D*\s)?[-\u2212]\s?\d/

/** Euros of a text that is only a number, also with its sign; null for any other text. @param {string} typed */
export const amountOf = (typed) => {
  const amount = AMOUNT.exec(typed.trim())?.groups
  return amount ? Number(`${amount.whole?.replaceAll(/\D/g, '')}.${amount.cents ?? ''}`) : null
}

/** The site and this server ask this: "65 €", "à partir de 110 € TTC", "sur devis". @param {string} typed */
export const isPrice = (typed) => {
  const euros = amountOf(typed)
  if (euros !== null) return euros <= MAX_PRICE
  return /\d/.test(typed) ? !NEGATIVE.test(typed) : WORDS.some((word) => foldText(typed).includes(word))
}
