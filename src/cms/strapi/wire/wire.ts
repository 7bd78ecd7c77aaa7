import type { ProductMeasure } from '../../content/types'
import type {
  productFields,
  categoryFields,
  articleFields,
  serviceFields,
  shopFields,
  homePageFields,
  legalNoticeFields,
  tariffFields,
  partnerFields,
} from './fieldNames'

type FieldNames = Readonly<Record<string, readonly string[]>>

export type StrapiDocument = {
  id: number
  documentId: string
  createdAt: string
  updatedAt: string
  publishedAt: string
}

type EntryOf<Names extends FieldNames, Values extends { [Field in keyof Names]?: unknown } = object> = {
  [Field in keyof Names as Exclude<Names[Field][number], keyof StrapiDocument>]?:
    | (Field extends keyof Values ? Values[Field] : string)
    | null
} & StrapiDocument

type StrapiLabel = string | { name?: string | null; title?: string | null }
type StrapiLabels = StrapiLabel | StrapiLabel[]

/** A block of Strapi's rich text editor, or a text inside one. */
export type StrapiBlock = {
  type: string
  text?: string
  children?: StrapiBlock[]
  level?: number
  format?: string
  url?: string
  image?: StrapiMedia
} & { [Mark in 'bold' | 'italic' | 'underline' | 'strikethrough' | 'code']?: boolean }

/** HTML, or a list of paragraphs. */
export type StrapiContent = string | (string | StrapiBlock)[]

/** Width and height in px, size in kB, `url` relative to the backend's host. */
export type StrapiMediaFormat = {
  name: string
  hash: string
  ext: string
  mime: string
  url: string
  width: number | null
  height: number | null
  size: number
}

export type MediaFormatName = 'thumbnail' | 'xsmall' | 'small' | 'medium' | 'large' | 'xlarge'

export type StrapiFormats = { [Name in MediaFormatName]?: StrapiMediaFormat }

export type StrapiMedia = StrapiDocument &
  StrapiMediaFormat & {
    alternativeText: string | null
    caption: string | null
    formats: StrapiFormats | null
    provider: string
  }

type StrapiPosition = number | string

export type StrapiCategory = EntryOf<typeof categoryFields, { position: StrapiPosition }>

type StrapiFile = StrapiMedia | string

/** As the names of its fields say; people also type "8,5". */
type StrapiMeasures = { [Name in ProductMeasure]: number | string }

export type StrapiProduct = EntryOf<
  typeof productFields,
  {
    description: StrapiContent
    image: StrapiMedia
    categories: StrapiLabels
    power: number | string
    energyLabel: StrapiFile
    productFiche: StrapiFile
    manual: StrapiFile
    declaration: StrapiFile
    gallery: StrapiMedia[]
    position: StrapiPosition
    previousSlugs: string[]
  } & StrapiMeasures
>

export type StrapiArticle = EntryOf<
  typeof articleFields,
  {
    content: StrapiContent
    cover: StrapiMedia
    tags: StrapiLabels
    before: StrapiMedia
    after: StrapiMedia
    product: Partial<StrapiProduct>
    service: Partial<StrapiService>
    previousSlugs: string[]
  }
>

export type StrapiService = EntryOf<
  typeof serviceFields,
  {
    category: StrapiLabels
    image: StrapiMedia
    content: StrapiContent
    questions: StrapiQuestion[]
    position: StrapiPosition
    previousSlugs: string[]
  }
>

export type StrapiQuestion = { id: number; question: string | null; answer: string | null }

export type StrapiClosure = { id: number; from: string | null; to: string | null }

export type StrapiCertification = {
  id: number
  name: string | null
  number: string | null
  link: StrapiFile | null
}

export type StrapiReviews = {
  id: number
  score: number | null
  count: number | null
  source: string | null
  link: string | null
  date: string | null
}

export type StrapiReviewQuote = { id: number; text: string | null; author: string | null }

/** A weekday's periods are a text, as in "10h-12h30 et 13h30-18h"; dates are "YYYY-MM-DD". */
export type StrapiShop = EntryOf<
  typeof shopFields,
  {
    closures: StrapiClosure[]
    opensOnHolidays: boolean
    certifications: StrapiCertification[]
    since: number
    contactPortrait: StrapiMedia
    reviews: StrapiReviews
    reviewQuotes: StrapiReviewQuote[]
  }
>

export type StrapiHomePage = EntryOf<typeof homePageFields>

export type StrapiLegalNotice = EntryOf<typeof legalNoticeFields>

/** Euros, VAT included, or a text such as "à partir de 65 € TTC". */
type StrapiPrice = number | string

export type StrapiPricedService = { id: number; name: string | null; price: StrapiPrice | null }

export type StrapiTariff = EntryOf<
  typeof tariffFields,
  { hourlyRate: StrapiPrice; callOut: StrapiPrice; quote: StrapiPrice; services: StrapiPricedService[] }
>

export type StrapiPartner = EntryOf<typeof partnerFields, { logo: StrapiMedia; position: StrapiPosition }>

export type StrapiCollections = {
  products: StrapiProduct
  categories: StrapiCategory
  articles: StrapiArticle
  'blog-posts': StrapiService
  partners: StrapiPartner
}

export type StrapiSingles = {
  shop: StrapiShop
  'home-page': StrapiHomePage
  'legal-notice': StrapiLegalNotice
  tariff: StrapiTariff
}

export type StrapiPagination = { page: number; pageSize: number; pageCount: number; total: number }

export type StrapiList<Entry> = { data: Entry[]; meta: { pagination: StrapiPagination } }

export type StrapiEntry<Entry> = { data: Entry; meta: object }

export type StrapiError = {
  data: null
  error: { status: number; name: string; message: string; details: object }
}

/** Any object is assignable, so reading a response needs no type assertion; a schema checks each field used. */
export type Unchecked<Wire> = { readonly [Name in keyof Wire]?: unknown }
