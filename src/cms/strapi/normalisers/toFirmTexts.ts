import * as v from 'valibot'
import { defaultLegal, type LegalDetails } from '../../../site/legal'
import { defaultHomeTexts, type HomeTexts } from '../../../site/texts/home'
import { plainProse, readField, text } from '../wire/fields'
import { homePageFields, legalNoticeFields } from '../wire/fieldNames'
import type { StrapiHomePage, StrapiLegalNotice, Unchecked } from '../wire/wire'
import { changesOf } from './changesOf'

/** What is empty keeps its default. */
export const toHomeTexts = (entry: Unchecked<StrapiHomePage>): Partial<HomeTexts> => {
  const textOf = (field: keyof HomeTexts) =>
    v.parse(plainProse, readField(entry, homePageFields[field])) || defaultHomeTexts[field]
  const texts: HomeTexts = {
    promise: textOf('promise'),
    servicesHeading: textOf('servicesHeading'),
    servicesLead: textOf('servicesLead'),
    sale: textOf('sale'),
    installation: textOf('installation'),
    maintenance: textOf('maintenance'),
    support: textOf('support'),
    areaHeading: textOf('areaHeading'),
    areaSentence: textOf('areaSentence'),
    partnersHeading: textOf('partnersHeading'),
  }
  return changesOf(texts, defaultHomeTexts)
}

export const toLegalDetails = (entry: Unchecked<StrapiLegalNotice>): Partial<LegalDetails> => {
  const textOf = (field: keyof typeof legalNoticeFields, fallback: string) =>
    v.parse(text, readField(entry, legalNoticeFields[field])) || fallback
  const { host, mediator } = defaultLegal
  const details: LegalDetails = {
    companyName: textOf('companyName', defaultLegal.companyName),
    legalForm: textOf('legalForm', defaultLegal.legalForm),
    shareCapital: textOf('shareCapital', defaultLegal.shareCapital),
    headOffice: textOf('headOffice', defaultLegal.headOffice),
    siren: textOf('siren', defaultLegal.siren),
    siret: textOf('siret', defaultLegal.siret),
    tradeRegister: textOf('tradeRegister', defaultLegal.tradeRegister),
    vatNumber: textOf('vatNumber', defaultLegal.vatNumber),
    publicationManager: textOf('publicationManager', defaultLegal.publicationManager),
    host: {
      name: textOf('hostName', host.name),
      address: textOf('hostAddress', host.address),
      phone: textOf('hostPhone', host.phone),
    },
    mediator: {
      name: textOf('mediatorName', mediator.name),
      address: textOf('mediatorAddress', mediator.address),
      website: textOf('mediatorWebsite', mediator.website),
    },
    messageRetention: textOf('messageRetention', defaultLegal.messageRetention),
  }
  return changesOf(details, defaultLegal)
}
