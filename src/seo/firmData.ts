import type {
  DayOfWeek,
  GeoCircleLeaf,
  HVACBusinessLeaf,
  OpeningHoursSpecificationLeaf,
  PostalAddressLeaf,
  WebSiteLeaf,
} from 'schema-dts'
import { areaCentre } from '../site/area'
import { serviceArea, site, TO_COMPLETE } from '../site/identity'
import {
  inOneLine,
  periodsOn,
  type Closure,
  type OpeningPeriod,
  type Shop,
  type WeekHours,
} from '../site/shop'
import { week } from '../site/texts/opening'
import { canonical } from './canonical'

export const LANGUAGE = 'fr-FR'

const COUNTRY = 'FR'
const METRES_PER_KM = 1000

/** 0 is Sunday. */
const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const satisfies DayOfWeek[]

const known = (text: string): string | undefined =>
  text.trim() && !text.includes(TO_COMPLETE) ? text : undefined

const postalAddress = ({ address }: Shop): PostalAddressLeaf => ({
  '@type': 'PostalAddress',
  streetAddress: known(inOneLine(address.street)),
  postalCode: known(address.postalCode),
  addressLocality: known(address.village),
  addressRegion: address.department,
  addressCountry: COUNTRY,
})

/** Specification, 1. */
export const areaServed = (): GeoCircleLeaf => ({
  '@type': 'GeoCircle',
  geoMidpoint: { '@type': 'GeoCoordinates', ...areaCentre },
  geoRadius: serviceArea.radiusKm * METRES_PER_KM,
})

const isSame = (a: OpeningPeriod) => (b: OpeningPeriod) => a.opens === b.opens && a.closes === b.closes

/** None for a day by appointment. */
const openingBlocks = (hours: WeekHours): OpeningHoursSpecificationLeaf[] => {
  const periods = week.flatMap((day) => periodsOn(hours, day))
  const distinct = periods.filter((period, index) => periods.findIndex(isSame(period)) === index)
  return distinct.map((period) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: week
      .filter((day) => periodsOn(hours, day).some(isSame(period)))
      .flatMap((day) => weekdays[day] ?? []),
    ...period,
  }))
}

/** Search engines read the same time twice, at midnight, as closed all day. */
const closedBlocks = (closures: readonly Closure[], today: string): OpeningHoursSpecificationLeaf[] =>
  closures
    .filter(({ to }) => today <= to)
    .map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: from,
      validThrough: to,
      opens: '00:00',
      closes: '00:00',
    }))

/** The home page of a social network is a placeholder. */
export const socialAccounts = (addresses: readonly string[]): string[] =>
  addresses.filter((account) => known(account) && URL.canParse(account) && new URL(account).pathname !== '/')

const firmId = (siteUrl: string) => `${canonical('/', siteUrl)}#entreprise`

/** Valid on a page without the complete `describeFirm`. */
export const firmReference = (siteUrl: string): HVACBusinessLeaf => ({
  '@type': 'HVACBusiness',
  '@id': firmId(siteUrl),
  name: site.name,
  url: canonical('/', siteUrl),
})

/** Specification, 1. Public holidays are not listed: the home page has no room. @param today ISO date. */
export const describeFirm = (
  siteUrl: string,
  shop: Shop,
  today: string,
  image?: string,
): HVACBusinessLeaf => {
  const closed = closedBlocks(shop.closures, today)
  const sameAs = socialAccounts(Object.values(shop.social))
  return {
    ...firmReference(siteUrl),
    slogan: site.tagline,
    telephone: shop.phone.href.replace(/^tel:/, ''),
    email: known(shop.email),
    image,
    address: postalAddress(shop),
    geo: { '@type': 'GeoCoordinates', ...site.coordinates },
    areaServed: areaServed(),
    openingHoursSpecification: openingBlocks(shop.hours),
    specialOpeningHoursSpecification: closed.length > 0 ? closed : undefined,
    sameAs: sameAs.length > 0 ? sameAs : undefined,
  }
}

export const webSite = (siteUrl: string): WebSiteLeaf => ({
  '@type': 'WebSite',
  '@id': `${canonical('/', siteUrl)}#site`,
  name: site.name,
  url: canonical('/', siteUrl),
  inLanguage: LANGUAGE,
  publisher: firmReference(siteUrl),
})
