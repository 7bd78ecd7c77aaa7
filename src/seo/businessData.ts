import type {
  DayOfWeek,
  GeoCircleLeaf,
  HVACBusinessLeaf,
  OpeningHoursSpecificationLeaf,
  PostalAddressLeaf,
  WebSiteLeaf,
} from 'schema-dts'
import { areaCentre } from '../site/area'
import { openingHours, serviceArea, site, TO_COMPLETE } from '../site/identity'
import { canonical } from './canonical'

export const LANGUAGE = 'fr-FR'

const COUNTRY = 'FR'
const METRES_PER_KM = 1000

/** By the weekday numbers of `openingHours`: 0 is Sunday. */
const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const satisfies DayOfWeek[]

/** A value from the owner; undefined while it is a placeholder. */
const known = (text: string): string | undefined =>
  text.trim() && !text.includes(TO_COMPLETE) ? text : undefined

const address = (): PostalAddressLeaf => ({
  '@type': 'PostalAddress',
  streetAddress: known(site.address.street),
  postalCode: known(site.address.postalCode),
  addressLocality: known(site.address.village),
  addressRegion: site.address.department,
  addressCountry: COUNTRY,
})

/** The circle the firm covers (specification, 1). */
export const areaServed = (): GeoCircleLeaf => ({
  '@type': 'GeoCircle',
  geoMidpoint: { '@type': 'GeoCoordinates', ...areaCentre },
  geoRadius: serviceArea.radiusKm * METRES_PER_KM,
})

const openingBlocks = (): OpeningHoursSpecificationLeaf[] =>
  openingHours.periods.map(({ opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: openingHours.weekdays.map((day) => weekdays[day]),
    opens,
    closes,
  }))

/** The social accounts that are not placeholders; the home page of a social network is one. */
export const socialAccounts = (addresses: readonly string[]): string[] =>
  addresses.filter((account) => known(account) && URL.canParse(account) && new URL(account).pathname !== '/')

const businessId = (siteUrl: string) => `${canonical('/', siteUrl)}#entreprise`

/** A short reference to the firm for other nodes; valid on a page without the complete `business` node. */
export const businessReference = (siteUrl: string): HVACBusinessLeaf => ({
  '@type': 'HVACBusiness',
  '@id': businessId(siteUrl),
  name: site.name,
  url: canonical('/', siteUrl),
})

/**
 * The firm (specification, 1), without placeholder values.
 * @param image Absolute address of a picture of the shop or of its work.
 */
export const business = (siteUrl: string, image?: string): HVACBusinessLeaf => {
  const sameAs = socialAccounts(Object.values(site.social))
  return {
    ...businessReference(siteUrl),
    slogan: site.tagline,
    telephone: site.phoneHref.replace(/^tel:/, ''),
    email: known(site.email),
    image,
    address: address(),
    geo: { '@type': 'GeoCoordinates', ...site.coordinates },
    areaServed: areaServed(),
    openingHoursSpecification: openingBlocks(),
    sameAs: sameAs.length > 0 ? sameAs : undefined,
  }
}

/** The site as a whole. */
export const webSite = (siteUrl: string): WebSiteLeaf => ({
  '@type': 'WebSite',
  '@id': `${canonical('/', siteUrl)}#site`,
  name: site.name,
  url: canonical('/', siteUrl),
  inLanguage: LANGUAGE,
  publisher: businessReference(siteUrl),
})
