import type {
  StrapiArticle,
  StrapiCategory,
  StrapiHomePage,
  StrapiLegalNotice,
  StrapiMedia,
  StrapiPartner,
  StrapiProduct,
  StrapiService,
  StrapiShop,
} from '../cms/strapi/wire/wire'
import { buildDocument } from '../mocks/fixtures/entries'

// One text in every field that is a text; slugs are harmless, so that each item has a page.

const picture = (text: string): StrapiMedia => {
  const file = { name: text, hash: text, ext: '.jpg', mime: 'image/jpeg', height: 600, size: 1 }
  return {
    ...buildDocument('media', 1),
    ...file,
    url: `/uploads/${text}`,
    width: 800,
    alternativeText: text,
    caption: text,
    formats: { small: { ...file, url: `/uploads/small_${text}`, width: 500 } },
    provider: text,
  }
}

export const hostileProduct = (text: string, id: number): StrapiProduct => ({
  ...buildDocument('product', id),
  slug: `produit-${id}`,
  title: text,
  subtitle: text,
  description: text,
  image: picture(text),
  categories: [{ name: text }],
  type: text,
  brand: text,
  power_kw: 8,
  previous_slugs: [text],
})

export const hostileArticle = (text: string, id: number): StrapiArticle => ({
  ...buildDocument('article', id),
  slug: `actualite-${id}`,
  title: text,
  excerpt: text,
  content: text,
  cover: picture(text),
  date: text,
  tags: [text],
  source: text,
  sourceId: text,
  sourceUrl: `https://www.example.fr/${text}`,
  previous_slugs: [text],
})

export const hostileService = (text: string, id: number): StrapiService => ({
  ...buildDocument('service', id),
  slug: `prestation-${id}`,
  title: text,
  subtitle: text,
  date: text,
  category: text,
  image: picture(text),
  icon: text,
  content: text,
  previous_slugs: [text],
})

export const hostileCategory = (text: string, id: number): StrapiCategory => ({
  ...buildDocument('category', id),
  name: text,
})

export const hostilePartner = (text: string, id: number): StrapiPartner => ({
  ...buildDocument('partner', id),
  name: text,
  logo: picture(text),
  link: `https://www.example.fr/${text}`,
})

export const hostileShop = (text: string): StrapiShop => {
  const address = `https://www.example.fr/${text}`
  return {
    ...buildDocument('shop', 1),
    phone: `04 68 20 07 05 ${text}`,
    email: text,
    street: text,
    postal_code: text,
    village: text,
    facebook: address,
    linkedin: address,
  }
}

export const hostileHomePage = (text: string): StrapiHomePage => ({
  ...buildDocument('home', 1),
  promise: text,
  services_heading: text,
  services_lead: text,
  sale: text,
  installation: text,
  maintenance: text,
  support: text,
  area_heading: text,
  area_sentence: text,
  partners_heading: text,
})

export const hostileLegalNotice = (text: string): StrapiLegalNotice => ({
  ...buildDocument('legal', 1),
  company_name: text,
  legal_form: text,
  share_capital: text,
  head_office: text,
  siren: text,
  siret: text,
  trade_register: text,
  vat_number: text,
  publication_manager: text,
  host_name: text,
  host_address: text,
  host_phone: text,
  mediator_name: text,
  mediator_address: text,
  mediator_website: text,
  message_retention: text,
})
