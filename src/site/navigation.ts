import type { LabelledLink } from './link'
import { CONTACT_FORM_ID, paths } from './paths'
import { common } from './texts/common'
import { layoutTexts } from './texts/layout'

const { menu } = layoutTexts

export const homeLink: LabelledLink = { label: menu.home, href: paths.home }

export const servicesLink: LabelledLink = { label: menu.services, href: paths.services }

export const productsLink: LabelledLink = { label: menu.products, href: paths.products }

export const newsLink: LabelledLink = { label: menu.news, href: paths.news }

/** In display order (specification, 2). */
export const mainNavigation: readonly LabelledLink[] = [
  homeLink,
  servicesLink,
  productsLink,
  newsLink,
  { label: menu.contact, href: paths.contact },
]

export const powerHelp: LabelledLink = { label: layoutTexts.powerHelp, href: paths.power }

export const tariffs: LabelledLink = { label: layoutTexts.tariffs, href: paths.tariffs }

/** In the menu's drawer, below the main entries. */
export const menuShortcuts: readonly LabelledLink[] = [
  { label: layoutTexts.stoveDown, href: paths.servicesOf('sav') },
  { label: common.quote, href: `${paths.contact}#${CONTACT_FORM_ID}` },
  tariffs,
  powerHelp,
]

export const otherPages: readonly LabelledLink[] = [
  tariffs,
  { label: layoutTexts.legal, href: paths.legal },
  { label: layoutTexts.accessibility, href: paths.accessibility },
  { label: layoutTexts.siteMap, href: paths.siteMap },
  powerHelp,
]
