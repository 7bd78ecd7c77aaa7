// What each field of the content is for: the words of `npm run check:backend` and of docs/existing-backend.md.
import {
  articleFields,
  categoryFields,
  homePageFields,
  legalNoticeFields,
  partnerFields,
  productFields,
  serviceFields,
  shopFields,
  tariffFields,
} from '../../../src/cms/strapi/fieldNames.ts'
import type { StrapiCollections, StrapiSingles } from '../../../src/cms/strapi/wire.ts'

export type TypePath = keyof StrapiCollections | keyof StrapiSingles

type Words = {
  /** Its kind in Strapi. */
  kind: string
  /** What the site does when an entry has none. */
  without: string
  /** Not counted when missing. */
  isOptional?: true
}

export type Field = Words & {
  /** Its name in the site's code. */
  name: string
  /** The names that the site looks for, the preferred one first. */
  names: readonly string[]
}

const withNames = (
  table: Readonly<Record<string, readonly string[]>>,
  words: Readonly<Record<string, Words>>,
): Field[] => Object.entries(words).map(([name, each]) => ({ name, names: table[name] ?? [], ...each }))

const id: Words = { kind: 'by Strapi', without: 'links by id do not work' }
const updatedAt: Words = { kind: 'by Strapi', without: 'the sitemap has no date of change', isOptional: true }
const position: Words = { kind: 'number', without: 'in the backend’s order', isOptional: true }
const previousSlugs: Words = {
  kind: 'JSON, a list of texts',
  without: 'old addresses are not redirected',
  isOptional: true,
}
const HTML = 'rich text: HTML or blocks'
const FILE = 'media, or text: the address of a file'
const NO_TITLE = 'shown as “Sans titre”'

const products = withNames(productFields, {
  id,
  slug: { kind: 'UID or text', without: 'the address is made from href, the title or the id' },
  href: { kind: 'text', without: 'only read without a slug', isOptional: true },
  title: { kind: 'text', without: NO_TITLE },
  subtitle: { kind: 'text', without: 'no second line on the card' },
  description: { kind: HTML, without: 'no text on the page' },
  image: { kind: 'media', without: 'shown without a picture' },
  categories: { kind: 'relation to categories, or text', without: 'only under the tab “Tous”' },
  type: { kind: 'text: air, canalisable, etanche, hydro, or any other', without: 'a dash is shown' },
  brand: { kind: 'text', without: 'not found by brand' },
  power: { kind: 'number of kW, or a text such as “8,5”', without: 'not found by power' },
  energyClass: {
    kind: 'text: A++ to G; for air conditioning A+++ to D',
    without: 'no energy class is shown',
    isOptional: true,
  },
  energyLabel: { kind: FILE, without: 'there is no link to the energy label', isOptional: true },
  productFiche: {
    kind: FILE,
    without: 'there is no link to the product information sheet',
    isOptional: true,
  },
  position,
  previousSlugs,
  updatedAt,
} satisfies Record<keyof typeof productFields, Words>)

const categories = withNames(categoryFields, {
  id,
  name: { kind: 'text', without: 'left out' },
  position,
} satisfies Record<keyof typeof categoryFields, Words>)

const articles = withNames(articleFields, {
  id,
  slug: { kind: 'UID or text', without: 'the id stands in the address' },
  title: { kind: 'text', without: NO_TITLE },
  excerpt: { kind: 'text', without: 'no text on the card' },
  content: { kind: HTML, without: 'no text on the page' },
  cover: { kind: 'media', without: 'a drawing is shown instead' },
  date: { kind: 'date', without: 'no date is shown' },
  updatedAt,
  tags: { kind: 'relation, or text', without: 'no key words are shown', isOptional: true },
  source: { kind: 'text', without: '“Manuel”', isOptional: true },
  sourceId: { kind: 'text', without: 'nothing changes', isOptional: true },
  sourceUrl: { kind: 'text', without: 'there is no link to the source', isOptional: true },
  previousSlugs,
} satisfies Record<keyof typeof articleFields, Words>)

const services = withNames(serviceFields, {
  id,
  sortId: { kind: 'by Strapi', without: 'last in its category' },
  slug: { kind: 'UID or text', without: 'the id stands in the address' },
  title: { kind: 'text', without: NO_TITLE },
  subtitle: { kind: 'text', without: 'no text on the card' },
  date: { kind: 'date', without: 'no date is shown', isOptional: true },
  category: {
    kind: 'text: Vente, Installation, Entretien, Dépannage or any other; or relation',
    without: 'in no category',
  },
  image: { kind: 'media', without: 'shown without a picture' },
  icon: { kind: 'text, the name of an Iconify icon', without: 'no icon is shown', isOptional: true },
  content: { kind: HTML, without: 'no text on the page' },
  position,
  previousSlugs,
  updatedAt,
} satisfies Record<keyof typeof serviceFields, Words>)

const OWN = 'the site’s own is shown'
const text: Words = { kind: 'text', without: OWN }
const day: Words = {
  kind: 'text, such as “10h-12h30 et 13h30-18h”',
  without: 'closed; the site’s own hours when all seven are empty',
  isOptional: true,
}

const shop = withNames(shopFields, {
  phone: text,
  email: text,
  street: text,
  postalCode: text,
  village: text,
  facebook: text,
  linkedin: text,
  sunday: day,
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: day,
  closures: {
    kind: 'repeatable component with the dates `from` and `to`',
    without: 'no closure is announced',
    isOptional: true,
  },
  opensOnHolidays: { kind: 'boolean', without: 'closed on public holidays', isOptional: true },
  notice: { kind: 'text', without: 'only closures are announced', isOptional: true },
  noticeFrom: { kind: 'date', without: 'the notice is shown at once', isOptional: true },
  noticeUntil: { kind: 'date', without: 'the notice is shown until it is emptied', isOptional: true },
} satisfies Record<keyof typeof shopFields, Words>)

const homePage = withNames(homePageFields, {
  promise: text,
  servicesHeading: text,
  servicesLead: text,
  sale: text,
  installation: text,
  maintenance: text,
  support: text,
  areaHeading: text,
  areaSentence: text,
  partnersHeading: text,
} satisfies Record<keyof typeof homePageFields, Words>)

const legalNotice = withNames(legalNoticeFields, {
  companyName: text,
  legalForm: text,
  shareCapital: text,
  headOffice: text,
  siren: text,
  siret: text,
  tradeRegister: text,
  vatNumber: text,
  publicationManager: text,
  hostName: text,
  hostAddress: text,
  hostPhone: text,
  mediatorName: text,
  mediatorAddress: text,
  mediatorWebsite: text,
  messageRetention: text,
} satisfies Record<keyof typeof legalNoticeFields, Words>)

const price: Words = {
  kind: 'number of euros, VAT included, or a text such as “à partir de 65 € TTC”',
  without: 'left out; without any price, the page says that they are given on request',
}

const tariff = withNames(tariffFields, {
  hourlyRate: price,
  timeCount: { kind: 'text', without: 'left out' },
  callOut: price,
  quote: price,
  services: { kind: 'repeatable component with the fields `name` and `price`', without: 'left out' },
  vat: { kind: 'text', without: 'left out' },
} satisfies Record<keyof typeof tariffFields, Words>)

const partners = withNames(partnerFields, {
  id,
  name: { kind: 'text', without: 'left out' },
  logo: { kind: 'media', without: 'left out' },
  link: { kind: 'text', without: 'shown without a link', isOptional: true },
  position: { ...position, without: 'after the others, by name' },
} satisfies Record<keyof typeof partnerFields, Words>)

/** The fields of each type. */
export const fieldTable: Readonly<Record<TypePath, readonly Field[]>> = {
  products,
  categories,
  articles,
  'blog-posts': services,
  shop,
  'home-page': homePage,
  'legal-notice': legalNotice,
  tariff,
  partners,
}

const rowOf = ({ names, kind, without, isOptional }: Field) =>
  `| ${names.map((name) => `\`${name}\``).join(', ')} | ${kind} | ${isOptional ? '' : 'yes'} | ${without} |`

/** The fields of one type as a table in Markdown. */
export const fieldMarkdown = (path: TypePath): string =>
  [
    '| Field: the first filled in of | Kind | Expected | Without it |',
    '|---|---|---|---|',
    ...fieldTable[path].map(rowOf),
  ].join('\n')
