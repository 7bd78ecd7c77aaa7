import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { heroQuiet } from '../../assets/pictures/scenes'
import type { SiteMapLink, SiteMapSection } from '../../cms/content/types'
import { Loading } from '../../components/foundation/Loading/Loading'
import { StateMessage } from '../../components/foundation/StateMessage/StateMessage'
import { PhoneButton } from '../../components/foundation/PhoneButton/PhoneButton'
import { Section } from '../../components/foundation/Section/Section'
import { BelowTitle } from '../../components/layout/BelowTitle/BelowTitle'
import { PageHero } from '../../components/layout/PageHero/PageHero'
import { homeLink, mainNavigation, otherPages } from '../../site/navigation'
import { paths } from '../../site/paths'
import { layoutTexts } from '../../site/texts/layout'
import { siteMapTexts as texts } from '../../site/texts/siteMap'
import { media, theme } from '../../theme/theme'
import type { NoRetry, ViewState } from '../shared/viewState'

/** Never empty: it always has the pages of the site itself. */
export type SiteMapState = Exclude<
  ViewState<{ sections: readonly SiteMapSection[] }, NoRetry>,
  { status: 'empty' }
>

const compare = { label: layoutTexts.compare, href: paths.compare }

export type SiteMapViewProps = {
  /** The sections with their links. */
  state: SiteMapState
}

/** The site map: the pages of the site, then what each section holds. */
export const SiteMapView = ({ state }: SiteMapViewProps) => (
  <>
    <PageHero
      title={texts.title}
      subtitle={texts.subtitle}
      crumbs={[homeLink, { label: texts.title }]}
      picture={heroQuiet}
    />
    <BelowTitle>
      <Section as="div">
        <Part title={texts.pages} links={[...mainNavigation, ...otherPages, compare]} />
        {state.status === 'loading' && <Loading label={texts.loading} isLabelVisible />}
        {state.status === 'error' && (
          <StateMessage title={texts.unavailable} hint={texts.unavailableHint}>
            <PhoneButton />
          </StateMessage>
        )}
        {state.status === 'ready' &&
          state.sections.map((section) => <Part key={section.title} {...section} />)}
      </Section>
    </BelowTitle>
  </>
)

const Part = ({ title, links, withoutScript }: SiteMapSection) => (
  <Block>
    <h2>{title}</h2>
    {withoutScript && <WithoutScript>{withoutScript}</WithoutScript>}
    <Links links={links} />
  </Block>
)

const Links = ({ links }: { links: readonly SiteMapLink[] }) => (
  <ul role="list">
    {links.map(({ label, href, links: below = [] }) => (
      <li key={href}>
        <Link to={href}>{label}</Link>
        {below.length > 0 && <Links links={below} />}
      </li>
    ))}
  </ul>
)

const Block = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.md} clamp(3rem, 8vw, 8rem);
  padding-block: ${theme.space.xl};
  border-top: 1px solid ${theme.color.hairline};

  &:first-child {
    padding-top: 0;
    border-top: 0;
  }
  h2 {
    font-size: ${theme.fontSize.h3};
  }
  /* In the last column. */
  > ul,
  > p {
    grid-column: -2;
  }
  > ul {
    columns: 18rem;
    column-gap: ${theme.space.xxl};
  }
  li {
    break-inside: avoid;
  }
  li ul {
    padding-left: ${theme.space.lg};
    color: ${theme.color.muted};
    font-size: ${theme.fontSize.small};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.target};
    padding-block: 0.5rem;
    line-height: 1.35;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  a:hover {
    color: ${theme.color.accent};
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 12rem) minmax(0, 1fr);
  }
`

const WithoutScript = styled.p`
  display: none;
  max-width: ${theme.size.reading};
  color: ${theme.color.muted};
  ${media.withoutScripts} {
    display: block;
  }
`
