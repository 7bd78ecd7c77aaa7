import { fn } from 'storybook/test'
import { toMedia } from '../../src/cms/strapi/normalisers/media'
import { toArticle } from '../../src/cms/strapi/normalisers/toArticle'
import { toPartner } from '../../src/cms/strapi/normalisers/toPartner'
import { toProof } from '../../src/cms/strapi/normalisers/toProof'
import { toProduct } from '../../src/cms/strapi/normalisers/toProduct'
import { toService } from '../../src/cms/strapi/normalisers/toService'
import type { StrapiMedia, StrapiProduct, StrapiShop } from '../../src/cms/strapi/wire/wire'
import type { Article, Media, Partner, Product, Service } from '../../src/cms/content/types'
import type { AreaMapSectionProps } from '../../src/components/contact/AreaMapSection/AreaMapSection'
import { seedArticles } from '../../src/mocks/fixtures/articles'
import { buildShop, somePartners } from '../../src/mocks/fixtures/firm'
import { buildProduct, seedProducts } from '../../src/mocks/fixtures/products'
import { seedServices } from '../../src/mocks/fixtures/services'
import { areaCentre } from '../../src/site/area'
import type { Proof } from '../../src/site/proof'
import { directionsUrl } from '../../src/site/map'

/** A picture normalised from a backend fixture. @throws Error when it has no address. */
export const mediaOf = (file?: StrapiMedia | null): Media => {
  const media = toMedia(file)
  if (!media) throw new Error('The fixture has no address.')
  return media
}

/** A product normalised from a backend fixture. */
export const productOf = (overrides: Partial<StrapiProduct> = {}): Product =>
  toProduct(buildProduct(overrides))

/** The first products of the sample content. */
export const someProducts = (count: number): Product[] => seedProducts().slice(0, count).map(toProduct)

/** The first stoves of the sample content that have such a power, in kW. */
export const stovesOfPower = (min: number, max: number, count: number): Product[] =>
  someProducts(Number.POSITIVE_INFINITY)
    .filter(({ powerKw, categories }) => {
      const isStove = categories.some((name) => name.startsWith('Poêles'))
      return isStove && powerKw !== null && min <= powerKw && powerKw <= max
    })
    .slice(0, count)

/** The newest articles of the sample content. */
export const someArticles = (count: number): Article[] => seedArticles().slice(0, count).map(toArticle)

/** The first services of the sample content. */
export const someServices = (count: number): Service[] => seedServices().slice(0, count).map(toService)

/** Partners of a backend, with pictures as logos. */
export const partnersOfBackend = (): Partner[] =>
  somePartners()
    .map(toPartner)
    .filter((partner) => partner !== null)

/** A firm's name of 45 letters. */
export const longName = 'Chauffage et climatisation de la haute vallée'

/** What an owner says to show that the firm is real. */
export const proofOf = (overrides: Partial<StrapiShop> = {}): Proof => toProof(buildShop(overrides))

/** The first of a list. @throws Error when there is none. */
export const firstOf = <T>([first]: readonly T[]): T => {
  if (first === undefined) throw new Error('An empty sample.')
  return first
}

/** Props of the map section before the interactive map is opened; an empty page replaces OpenStreetMap. */
export const staticMap: AreaMapSectionProps = {
  isInteractive: false,
  onInteractive: fn(),
  onLight: fn(),
  embedUrl: 'about:blank',
  directionsUrl: directionsUrl(areaCentre),
}

/** Replaces non-breaking spaces by spaces, as Testing Library does with the text of an element. */
export const withPlainSpaces = (text: string): string => text.replace(/\s+/g, ' ')
