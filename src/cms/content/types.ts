import type { DrawnPartner } from '../../site/partners'
import type { EnergyRating } from '../../values/energyClass'

/** A picture, with absolute URLs. */
export type Media = {
  url: string
  /** Alternative text; empty when the backend gives none. */
  alt: string
  /** px; null when unknown. */
  width: number | null
  /** px; null when unknown. */
  height: number | null
  mime: string | null
  /** The same picture at other widths, ascending; none when it must not be resized. */
  formats: MediaFormat[]
}

/** Width in px. */
export type MediaFormat = { url: string; width: number }

type Positioned = {
  /** Where the owner put the entry in its list, ascending; absent when nowhere. */
  position?: number
}

/** An entry whose address changed while it was online. */
type Moved = {
  /** The slugs it had before; absent when it never had another. */
  previousSlugs?: string[]
}

/** What the EU's label says of a product; each is absent when the backend does not say. */
type EnergyLabelled = {
  energy?: EnergyRating
  /** URL of the label. */
  energyLabel?: string
  /** URL of the product information sheet. */
  productFiche?: string
}

export type Product = {
  id: string
  /** Last segment of the product page's path: its slug, else the end of its href, else its title, else its id. */
  slug: string
  title: string
  subtitle: string
  /** HTML as received from the backend, not sanitised yet. Null in a list published without its descriptions. */
  descriptionHtml: string | null
  image: Media | null
  categories: string[]
  type: string | null
  brand: string | null
  /** kW. */
  powerKw: number | null
  /** ISO 8601 date and time of the last change; null when unknown, and in a list published without its descriptions. */
  updatedAt: string | null
} & EnergyLabelled &
  Positioned &
  Moved

/** Differs after an entry of a list was added, changed or removed. */
export type ListVersion = {
  total: number
  /** ISO 8601 date and time of the newest change; null when unknown. */
  updatedAt: string | null
}

/** Differs after a change of anything that the list of products shows. A part is null when the backend cannot tell. */
export type CatalogueVersion = {
  products: ListVersion | null
  categories: ListVersion | null
  /** Of the products that have a picture, the newest change of one. */
  pictures: ListVersion | null
}

export type Category = { id: string; name: string } & Positioned

export type Article = {
  id: string
  slug: string
  title: string
  excerpt: string
  /** HTML as received from the backend, not sanitised yet. Null in a list published without its contents. */
  contentHtml: string | null
  cover: Media | null
  /** ISO 8601 date, with or without a time; null when no field has a valid one. */
  date: string | null
  /** ISO 8601 date and time of the last change; null when unknown. */
  updatedAt: string | null
  tags: string[]
  source: string
  sourceId: string | null
  sourceUrl: string | null
} & Moved

/** An article, as far as a link to it shows it. */
export type LinkedArticle = Pick<Article, 'slug' | 'title'>

/** The articles published before and after one; null at either end of the news. */
export type ArticleNeighbours = { previous: LinkedArticle | null; next: LinkedArticle | null }

/** The firm's four trades, in the order they are shown (specification, 9). */
export type ServiceKind = 'vente' | 'installation' | 'entretien' | 'sav'

export type ServiceCategory = {
  /** As the backend spells it. */
  name: string
  /** As it is shown. */
  label: string
  /** As in the URL; `$containsi` finds the category by it. */
  slug: string
  /** null for any other category. */
  kind: ServiceKind | null
}

export type Service = {
  /** Document id, else numeric id, for requests. */
  id: string
  /** Numeric id, for sorting within a category. */
  sortId: string
  /** Empty when the backend gives none. */
  slug: string
  title: string
  subtitle: string
  /** ISO 8601 date; null when unknown. */
  date: string | null
  category: ServiceCategory | null
  image: Media | null
  /** Name of an icon of the public icon service. */
  icon: string | null
  /** HTML as received from the backend, not sanitised yet. Null in a list published without its contents. */
  contentHtml: string | null
  /** ISO 8601 date and time of the last change; null when unknown. */
  updatedAt: string | null
} & Positioned &
  Moved

export type ServicesPage = {
  services: Service[]
  /** From 1 to 200. */
  pageCount: number
}

/** Prices as they are shown: "65 € TTC", "à partir de 90 €". Null when the owner does not say. */
export type Tariffs = {
  hourlyRate: string | null
  /** How the time is counted, in words. */
  timeCount: string | null
  callOut: string | null
  quote: string | null
  services: readonly { name: string; price: string }[]
  /** About VAT and what else makes the price, in whole sentences. */
  vat: string | null
}

/** A brand that the firm sells and repairs: one of the site's own, or one of the backend, with its logo. */
export type Partner = DrawnPartner | PicturedPartner

export type PicturedPartner = {
  id: string
  name: string
  logo: Media
  /** URL of the brand's website. */
  href: string | null
  /** As of `Product`. */
  position?: number
}

/** An entry that is not published yet, for its page. */
export type Preview =
  | { kind: 'product'; product: Product }
  | { kind: 'article'; article: Article }
  | { kind: 'service'; service: Service }

/** An SVG icon of the public icon service. */
export type IconDrawing = {
  /** SVG elements as received from the service, not sanitised yet. */
  body: string
  /** As in the SVG attribute. */
  viewBox: string
}

/** A link of the site map, with the links to what is below it. */
export type SiteMapLink = { label: string; href: string; links?: readonly SiteMapLink[] }

export type SiteMapSection = {
  title: string
  links: readonly SiteMapLink[]
  /** Shown where scripts do not run: what its links do there. */
  withoutScript?: string
}
