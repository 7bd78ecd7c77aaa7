import type { Place } from '../../site/area'
import type { DrawnPartner } from '../../site/partners'
import type { EnergyRating } from '../../values/energyClass'

/** URLs are absolute, sizes in px, null when unknown. */
export type Media = {
  url: string
  alt: string
  width: number | null
  height: number | null
  /** Other widths, ascending; none when the picture must not be resized. */
  formats: MediaFormat[]
}

export type MediaFormat = { url: string; width: number }

export type Positioned = {
  /** Ascending; absent when the owner gave none. */
  position?: number
}

type Moved = {
  previousSlugs?: string[]
}

/** Absent when the backend does not say; the label and the sheet are URLs. */
type EnergyLabelled = {
  energy?: EnergyRating
  energyLabel?: string
  productFiche?: string
}

/** In the unit that its name ends with; the efficiency in %, the price in euros, VAT and installation included. */
export type ProductMeasure =
  | 'widthCm'
  | 'heightCm'
  | 'depthCm'
  | 'weightKg'
  | 'flueMm'
  | 'logCm'
  | 'hopperKg'
  | 'noiseDb'
  | 'efficiency'
  | 'minPowerKw'
  | 'maxPowerKw'
  | 'guaranteeYears'
  | 'priceFrom'

/** A file to download; its type is such as "PDF", its size in kB. */
export type ProductFile = { url: string; type: string | null; size: number | null }

/** Each is absent when the backend does not say. */
export type ProductDetails = { [Name in ProductMeasure]?: number } & {
  manual?: ProductFile
  declaration?: ProductFile
  /** Further pictures. */
  gallery?: Media[]
}

export type Product = {
  id: string
  /** Last segment of the page's path: its slug, else the end of its href, else its title, else its id. */
  slug: string
  title: string
  subtitle: string
  /** Not sanitised yet; null in a list published without its descriptions. */
  descriptionHtml: string | null
  image: Media | null
  categories: string[]
  type: string | null
  brand: string | null
  powerKw: number | null
  /** ISO 8601; null when unknown, and in a list published without its descriptions. */
  updatedAt: string | null
  /** What the page of the product and the comparison show; absent without any, and in a list. */
  details?: ProductDetails
} & EnergyLabelled &
  Positioned &
  Moved

export type ListVersion = {
  total: number
  updatedAt: string | null
}

/** Differs after any change that the list of articles shows; null where the backend cannot tell. */
export type NewsVersion = {
  entries: ListVersion | null
  pictures: ListVersion | null
}

/** The same for the list of products. */
export type CatalogueVersion = NewsVersion & { categories: ListVersion | null }

export type Category = { id: string; name: string } & Positioned

export type LinkedProduct = Pick<Product, 'slug' | 'title'>

export type LinkedService = Pick<Service, 'id' | 'slug' | 'title' | 'category'>

/** What an article tells of a job; each is absent when the backend does not say. */
export type Job = {
  village?: string
  /** As typed, such as "trois jours". */
  duration?: string
  before?: Media
  after?: Media
  product?: LinkedProduct
  service?: LinkedService
}

export type Article = {
  id: string
  slug: string
  title: string
  excerpt: string
  contentHtml: string | null
  cover: Media | null
  /** ISO 8601, with or without a time. */
  date: string | null
  updatedAt: string | null
  tags: string[]
  source: string
  sourceId: string | null
  sourceUrl: string | null
  /** Absent when it tells of none. */
  job?: Job
  /** ISO date of the last day of the aids that it is about; absent when it is about none. */
  aidUntil?: string
} & Moved

export type LinkedArticle = Pick<Article, 'slug' | 'title'>

/** An article about a job, in a list. */
export type LinkedJob = LinkedArticle & { village: string; duration?: string }

/** An article about financial aids, and their last day. */
export type LinkedAid = LinkedArticle & { until: string }

/** A village and the jobs done there. */
export type Village = { name: string; jobs: LinkedJob[] }

/** Without a place, it is not on the map. */
export type PlacedVillage = Village & { place?: Place }

export type Neighbours = { previous: LinkedArticle | null; next: LinkedArticle | null }

export type ServiceKind = 'vente' | 'installation' | 'entretien' | 'sav'

export type ServiceCategory = {
  /** As the backend spells it. */
  name: string
  label: string
  /** As in the URL; `$containsi` finds the category by it. */
  slug: string
  kind: ServiceKind | null
}

export type Service = {
  /** Document id, else numeric id, for requests. */
  id: string
  sortId: string
  slug: string
  title: string
  subtitle: string
  date: string | null
  category: ServiceCategory | null
  image: Media | null
  icon: string | null
  contentHtml: string | null
  updatedAt: string | null
  /** Absent without any. */
  questions?: Question[]
} & Positioned &
  Moved

/** Plain text. */
export type Question = { question: string; paragraphs: string[] }

export type ServiceList = {
  services: Service[]
  pageCount: number
}

export type Tariffs = {
  hourlyRate: string | null
  timeCount: string | null
  callOut: string | null
  quote: string | null
  services: readonly { name: string; price: string }[]
  vat: string | null
}

export type Partner = DrawnPartner | PicturedPartner

export type PicturedPartner = {
  id: string
  name: string
  logo: Media
  href: string | null
} & Positioned

export type Preview =
  | { kind: 'product'; product: Product }
  | { kind: 'article'; article: Article }
  | { kind: 'service'; service: Service }

export type IconDrawing = {
  /** SVG elements, not sanitised yet. */
  body: string
  viewBox: string
}

export type SiteMapLink = { label: string; href: string; links?: readonly SiteMapLink[] }

export type SiteMapSection = {
  title: string
  links: readonly SiteMapLink[]
  withoutScript?: string
}
