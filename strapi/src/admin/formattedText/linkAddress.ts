import { isPhoneNumber, telephoneAddress } from '../../shared/phone-number.mjs'

const EMAIL = /^(?:mailto:)?([^\s/:@]+@[^\s/:@]+\.[^\s/:@.]+)$/i
const PHONE = /^(?:tel:)?(\+?[\d\s.()-]+)$/i
const PAGE_OF_THE_SITE = /^\/(?!\/)\S*$/

const isOnTheWeb = (address: string) =>
  !/\s/.test(address) && URL.canParse(address) && /\.[^.]{2,}$/.test(new URL(address).hostname)

/** « www.exemple.fr », an e-mail address or a telephone number gets what a link needs. @returns nothing for anything else */
export const linkAddress = (typed: string): string | undefined => {
  const [, email] = EMAIL.exec(typed) ?? []
  if (email) return `mailto:${email}`
  const [, phone] = PHONE.exec(typed) ?? []
  if (phone && isPhoneNumber(phone)) return telephoneAddress(phone)
  if (PAGE_OF_THE_SITE.test(typed)) return typed
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`
  return isOnTheWeb(address) ? address : undefined
}
