import * as v from 'valibot'
import type { PicturedPartner } from '../../content/types'
import { nameOf, readField, text, webAddress } from '../wire/fields'
import { readPosition } from '../wire/ownerFields'
import { toMedia } from './media'
import { partnerFields } from '../wire/fieldNames'
import type { StrapiPartner, Unchecked } from '../wire/wire'

export const toPartner = (entry: Unchecked<StrapiPartner>): PicturedPartner | null => {
  const name = v.parse(text, readField(entry, partnerFields.name))
  const logo = toMedia(readField(entry, partnerFields.logo))
  if (!name || !logo) {
    console.warn(`The partner ${nameOf(entry)} is left out: it needs a name, and a picture as its logo.`)
    return null
  }
  return {
    id: v.parse(text, readField(entry, partnerFields.id)) || name,
    name,
    logo,
    href: v.parse(webAddress, readField(entry, partnerFields.link)),
    ...readPosition(entry),
  }
}
