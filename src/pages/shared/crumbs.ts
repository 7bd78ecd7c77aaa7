import { paths } from '../../site/paths'
import { layoutTexts } from '../../site/texts/layout'

const { menu } = layoutTexts

export const homeCrumb = { label: menu.home, href: paths.home }
export const productsCrumb = { label: menu.products, href: paths.products }
export const newsCrumb = { label: menu.news, href: paths.news }
