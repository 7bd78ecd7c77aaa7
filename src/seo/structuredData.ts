import type {
  BreadcrumbListLeaf,
  EUEnergyEfficiencyEnumeration,
  ImageObjectLeaf,
  NewsArticleLeaf,
  ProductLeaf,
  QuantitativeValueLeaf,
  ServiceLeaf,
} from 'schema-dts'
import type { Article, Media, Product, Service } from '../cms/content/types'
import type { Crumb } from '../site/link'
import { paths, serviceHref } from '../site/paths'
import type { EnergyClass } from '../values/energyClass'
import { areaServed, firmReference, LANGUAGE } from './firmData'
import { canonical } from './canonical'
import { isWebAddress } from './isWebAddress'

/** Characters that search engines read. */
const HEADLINE_LENGTH = 110

/** Between words if possible, never inside an emoji. */
const shorten = (text: string, length: number): string => {
  const whole = text.trim()
  if (whole.length <= length) return whole
  let cut = ''
  for (const { segment } of new Intl.Segmenter('fr').segment(whole)) {
    if (cut.length + segment.length >= length) break
    cut += segment
  }
  const lastSpace = cut.lastIndexOf(' ')
  return `${(lastSpace > cut.length / 2 ? cut.slice(0, lastSpace) : cut).trimEnd()}…`
}

const toImage = (media: Media | null): ImageObjectLeaf | undefined =>
  media && isWebAddress(media.url)
    ? {
        '@type': 'ImageObject',
        url: media.url,
        caption: media.alt || undefined,
        width: media.width === null ? undefined : `${media.width} px`,
        height: media.height === null ? undefined : `${media.height} px`,
      }
    : undefined

export const service = (rendered: Service, siteUrl: string): ServiceLeaf => {
  const url = canonical(serviceHref(rendered), siteUrl)
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: rendered.title,
    description: rendered.subtitle || undefined,
    serviceType: rendered.category?.label,
    url,
    image: toImage(rendered.image),
    provider: firmReference(siteUrl),
    areaServed: areaServed(),
  }
}

const efficiencyCategories = {
  'A+++': 'https://schema.org/EUEnergyEfficiencyCategoryA3Plus',
  'A++': 'https://schema.org/EUEnergyEfficiencyCategoryA2Plus',
  'A+': 'https://schema.org/EUEnergyEfficiencyCategoryA1Plus',
  A: 'https://schema.org/EUEnergyEfficiencyCategoryA',
  B: 'https://schema.org/EUEnergyEfficiencyCategoryB',
  C: 'https://schema.org/EUEnergyEfficiencyCategoryC',
  D: 'https://schema.org/EUEnergyEfficiencyCategoryD',
  E: 'https://schema.org/EUEnergyEfficiencyCategoryE',
  F: 'https://schema.org/EUEnergyEfficiencyCategoryF',
  G: 'https://schema.org/EUEnergyEfficiencyCategoryG',
} as const satisfies Record<EnergyClass, EUEnergyEfficiencyEnumeration>

/** @param unitCode UN/CEFACT: CMT is cm, KGM is kg. */
const quantity = (value: number | undefined, unitCode: 'CMT' | 'KGM'): QuantitativeValueLeaf | undefined =>
  value === undefined ? undefined : { '@type': 'QuantitativeValue', value, unitCode }

/** None without an energy class: without a price, nothing else of it is of use. */
export const labelledProduct = (product: Product, siteUrl: string): ProductLeaf[] => {
  const { title, subtitle, brand, energy, details = {} } = product
  if (!energy) return []
  const url = canonical(paths.product(product.slug), siteUrl)
  return [
    {
      '@type': 'Product',
      '@id': `${url}#product`,
      name: title,
      description: subtitle || undefined,
      url,
      image: toImage(product.image),
      brand: brand === null ? undefined : { '@type': 'Brand', name: brand },
      width: quantity(details.widthCm, 'CMT'),
      height: quantity(details.heightCm, 'CMT'),
      depth: quantity(details.depthCm, 'CMT'),
      weight: quantity(details.weightKg, 'KGM'),
      hasEnergyConsumptionDetails: {
        '@type': 'EnergyConsumptionDetails',
        hasEnergyEfficiencyCategory: efficiencyCategories[energy.value],
        energyEfficiencyScaleMin: efficiencyCategories[energy.worst],
        energyEfficiencyScaleMax: efficiencyCategories[energy.best],
      },
    },
  ]
}

const modifiedAfter = (published: string | null, updated: string | null) =>
  published && updated && Date.parse(updated) < Date.parse(published) ? undefined : (updated ?? undefined)

/** One from another website has its source and no author. */
export const newsArticle = (article: Article, siteUrl: string): NewsArticleLeaf => {
  const url = canonical(paths.article(article.slug), siteUrl)
  const firm = firmReference(siteUrl)
  const isBasedOn = article.sourceUrl && isWebAddress(article.sourceUrl) ? article.sourceUrl : undefined
  return {
    '@type': 'NewsArticle',
    '@id': `${url}#article`,
    headline: shorten(article.title, HEADLINE_LENGTH),
    description: article.excerpt || undefined,
    url,
    mainEntityOfPage: url,
    inLanguage: LANGUAGE,
    datePublished: article.date ?? undefined,
    dateModified: modifiedAfter(article.date, article.updatedAt),
    image: toImage(article.cover),
    keywords: article.tags.length > 0 ? article.tags : undefined,
    isBasedOn,
    author: isBasedOn ? undefined : firm,
    publisher: firm,
  }
}

export const breadcrumbList = (crumbs: readonly Crumb[], siteUrl: string): BreadcrumbListLeaf => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name: label,
    item: href === undefined ? undefined : canonical(href, siteUrl),
  })),
})
