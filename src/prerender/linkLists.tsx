import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { heroQuiet } from '../assets/pictures/scenes'
import { ButtonLink } from '../components/foundation/Button/Button'
import { PageHero } from '../components/layout/PageHero/PageHero'
import { PageMetadata } from '../components/layout/PageMetadata/PageMetadata'
import { Section } from '../components/foundation/Section/Section'
import { pageTitle } from '../seo/metadata/metadata'
import { LINKS_PER_LIST } from '../site/limits'
import { paths, serviceHref } from '../site/paths'
import { catalogueTexts } from '../site/texts/catalogue'
import { common } from '../site/texts/common'
import { newsTexts } from '../site/texts/news'
import { servicesTexts } from '../site/texts/services'
import { theme } from '../theme/theme'
import type { AllContent } from '../cms/allContent'

type Entry = { title: string; href: string }

type LinkListProps = {
  title: string
  /** The page whose whole list this is. */
  section: { label: string; href: string }
  entries: readonly Entry[]
  /** Address of the next page; undefined on the last one. */
  next: string | undefined
}

/** Links to every entry of a section, where a browser without scripts cannot show more of its list. */
const LinkList = ({ title, section, entries, next }: LinkListProps) => (
  <>
    <PageMetadata title={pageTitle(title)} />
    <PageHero
      title={title}
      crumbs={[{ label: common.home, href: paths.home }, section, { label: title }]}
      picture={heroQuiet}
    />
    <Section>
      <Links role="list">
        {entries.map(({ title: name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </Links>
      {next && (
        <ButtonLink variant="outline" to={next}>
          {common.followingPage}
        </ButtonLink>
      )}
    </Section>
  </>
)

const Links = styled.ul`
  columns: 18rem;

  a {
    display: block;
    padding-block: ${theme.space.sm};
    overflow-wrap: anywhere;
  }
`

export type LinkListPage = { path: string; element: ReactElement }

const nth = (path: string, page: number) => (page === 1 ? path : `${path}-${page}`)

type Whole = Omit<LinkListProps, 'next'> & { path: string }

const toPages = ({ path, entries, ...rest }: Whole): LinkListPage[] =>
  Array.from({ length: Math.ceil(entries.length / LINKS_PER_LIST) }, (_, index) => {
    const from = index * LINKS_PER_LIST
    const isLast = from + LINKS_PER_LIST >= entries.length
    return {
      path: nth(path, index + 1),
      element: (
        <LinkList
          {...rest}
          entries={entries.slice(from, from + LINKS_PER_LIST)}
          next={isLast ? undefined : nth(path, index + 2)}
        />
      ),
    }
  })

/** Link lists carry no script, so the rules for browsers without scripts apply to them in every browser. */
export const asWithoutScripting = (styles: string): string =>
  styles.replaceAll(/@media \(scripting:\s*none\)/g, '@media all')

/** The whole lists of products, services and articles, cut into pages of links. */
export const linkListPages = ({ products, services, articles }: AllContent): LinkListPage[] => [
  ...toPages({
    path: paths.allProducts,
    title: common.allProducts,
    section: { label: catalogueTexts.pageTitle, href: paths.products },
    entries: products.map(({ title, slug }) => ({ title, href: paths.product(slug) })),
  }),
  ...toPages({
    path: paths.allServices,
    title: common.allServices,
    section: { label: servicesTexts.crumb, href: paths.services },
    entries: services.map((service) => ({ title: service.title, href: serviceHref(service) })),
  }),
  ...toPages({
    path: paths.allArticles,
    title: common.allArticles,
    section: { label: newsTexts.pageTitle, href: paths.news },
    entries: articles.map(({ title, slug }) => ({ title, href: paths.article(slug) })),
  }),
]
