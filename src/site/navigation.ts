import { paths } from './paths'
import { layoutTexts } from './texts/layout'

export type NavigationItem = { label: string; href: string }

const { menu } = layoutTexts

/** The main menu, in display order (specification, 2). */
export const mainNavigation: readonly NavigationItem[] = [
  { label: menu.home, href: paths.home },
  { label: menu.services, href: paths.services },
  { label: menu.products, href: paths.products },
  { label: menu.news, href: paths.news },
  { label: menu.contact, href: paths.contact },
]
