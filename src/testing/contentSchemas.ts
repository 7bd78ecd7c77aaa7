import * as v from 'valibot'
import type {
  Article,
  Job,
  Media,
  Product,
  ProductDetails,
  ProductMeasure,
  Service,
} from '../cms/content/types'
import { energyClasses } from '../values/energyClass'

// The types of the content, to check what the normalisers return.

const finite = v.pipe(v.number(), v.finite())
const size = v.nullable(v.pipe(finite, v.minValue(1)))
const date = v.nullable(
  v.pipe(
    v.string(),
    v.check((iso) => !Number.isNaN(Date.parse(iso))),
  ),
)
export const label = v.pipe(v.string(), v.nonEmpty())
const slug = v.pipe(
  v.string(),
  v.check((text) => !/^\.+$/.test(text)),
)
export const optionalLabel = v.nullable(label)
const ownerFields = {
  position: v.optional(finite),
  previousSlugs: v.optional(v.pipe(v.array(slug), v.minLength(1))),
}

export const media: v.GenericSchema<Media> = v.strictObject({
  url: label,
  alt: v.string(),
  width: size,
  height: size,
  formats: v.array(v.strictObject({ url: label, width: v.pipe(finite, v.minValue(1)) })),
})

const webUrl = v.pipe(v.string(), v.url(), v.regex(/^https?:/))
const energyClass = v.picklist(energyClasses)

const measure = v.optional(v.pipe(finite, v.gtValue(0)))
const measures = {
  widthCm: measure,
  heightCm: measure,
  depthCm: measure,
  weightKg: measure,
  flueMm: measure,
  logCm: measure,
  hopperKg: measure,
  noiseDb: measure,
  efficiency: measure,
  minPowerKw: measure,
  maxPowerKw: measure,
  guaranteeYears: measure,
  priceFrom: measure,
} satisfies Record<ProductMeasure, typeof measure>
const file = v.optional(
  v.strictObject({ url: webUrl, type: optionalLabel, size: v.nullable(v.pipe(finite, v.gtValue(0))) }),
)
const details: v.GenericSchema<ProductDetails> = v.strictObject({
  ...measures,
  manual: file,
  declaration: file,
  gallery: v.optional(v.pipe(v.array(media), v.minLength(1))),
})

export const product: v.GenericSchema<Product> = v.strictObject({
  id: v.string(),
  slug,
  title: label,
  subtitle: v.string(),
  descriptionHtml: v.string(),
  image: v.nullable(media),
  categories: v.array(label),
  type: optionalLabel,
  brand: optionalLabel,
  powerKw: v.nullable(v.pipe(finite, v.minValue(0))),
  energy: v.optional(
    v.strictObject({ value: energyClass, best: energyClass, worst: energyClass, step: finite }),
  ),
  energyLabel: v.optional(webUrl),
  productFiche: v.optional(webUrl),
  details: v.optional(details),
  updatedAt: date,
  ...ownerFields,
})

const category = v.nullable(
  v.strictObject({
    name: label,
    label,
    slug: label,
    kind: v.nullable(v.picklist(['vente', 'installation', 'entretien', 'sav'])),
  }),
)

export const service: v.GenericSchema<Service> = v.strictObject({
  id: v.string(),
  sortId: v.string(),
  slug,
  title: label,
  subtitle: v.string(),
  date,
  category,
  image: v.nullable(media),
  icon: optionalLabel,
  contentHtml: v.string(),
  questions: v.optional(
    v.pipe(
      v.array(v.strictObject({ question: label, paragraphs: v.pipe(v.array(label), v.minLength(1)) })),
      v.minLength(1),
    ),
  ),
  updatedAt: date,
  ...ownerFields,
})

const job: v.GenericSchema<Job> = v.strictObject({
  village: v.optional(label),
  duration: v.optional(label),
  before: v.optional(media),
  after: v.optional(media),
  product: v.optional(v.strictObject({ slug, title: label })),
  service: v.optional(v.strictObject({ id: v.string(), slug, title: label, category })),
})

export const article: v.GenericSchema<Article> = v.strictObject({
  id: v.string(),
  slug,
  title: label,
  excerpt: v.string(),
  contentHtml: v.string(),
  cover: v.nullable(media),
  date,
  updatedAt: date,
  tags: v.array(label),
  source: label,
  sourceId: optionalLabel,
  sourceUrl: optionalLabel,
  job: v.optional(job),
  aidUntil: v.optional(v.pipe(v.string(), v.isoDate())),
  previousSlugs: ownerFields.previousSlugs,
})
