import type { ReactElement } from 'react'
import type { AllContent } from '../cms/strapi/requests/allContent'
import { LinkList, type LinkListProps } from '../components/layout/LinkList/LinkList'
import { PageMetadata } from '../components/layout/PageMetadata/PageMetadata'
import { pageTitle } from '../seo/metadata'
import { LINKS_PER_LIST } from '../site/limits'
import { newsLink, productsLink, servicesLink } from '../site/navigation'
import { paths, serviceHref } from '../site/paths'
import { common } from '../site/texts/common'

export type LinkListPage = { path: string; element: ReactElement }

const nth = (path: string, page: number) => (page === 1 ? path : `${path}-${page}`)

type WholeList = Omit<LinkListProps, 'next'> & { path: string }

const toPages = ({ path, title, section, links }: WholeList): LinkListPage[] =>
  Array.from({ length: Math.ceil(links.length / LINKS_PER_LIST) }, (_, index) => {
    const from = index * LINKS_PER_LIST
    const isLast = from + LINKS_PER_LIST >= links.length
    return {
      path: nth(path, index + 1),
      element: (
        <>
          <PageMetadata title={pageTitle(title)} />
          <LinkList
            title={title}
            section={section}
            links={links.slice(from, from + LINKS_PER_LIST)}
            next={isLast ? undefined : nth(path, index + 2)}
          />
        </>
      ),
    }
  })

/** Link lists have no scripts, so the styles for `scripting: none` always apply to them. */
export const asWithoutScripting = (styles: string): string =>
  styles.replaceAll(/@media \(scripting:\s*none\)/g, '@media all')

export const linkListPages = ({ products, services, articles }: AllContent): LinkListPage[] => [
  ...toPages({
    path: paths.allProducts,
    title: common.allProducts,
    section: productsLink,
    links: products.map(({ title, slug }) => ({ label: title, href: paths.product(slug) })),
  }),
  ...toPages({
    path: paths.allServices,
    title: common.allServices,
    section: servicesLink,
    links: services.map((service) => ({ label: service.title, href: serviceHref(service) })),
  }),
  ...toPages({
    path: paths.allArticles,
    title: common.allArticles,
    section: newsLink,
    links: articles.map(({ title, slug }) => ({ label: title, href: paths.article(slug) })),
  }),
]
