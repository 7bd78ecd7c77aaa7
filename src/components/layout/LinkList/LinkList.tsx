import { styled } from 'styled-components'
import { heroQuiet } from '../../../assets/pictures/scenes'
import type { LabelledLink } from '../../../site/link'
import { homeLink } from '../../../site/navigation'
import { common } from '../../../site/texts/common'
import { theme } from '../../../theme/theme'
import { ButtonLink } from '../../foundation/Button/Button'
import { Section } from '../../foundation/Section/Section'
import { PageHero } from '../PageHero/PageHero'

export type LinkListProps = {
  /** The page’s `h1`. */
  title: string
  /** The part of the site with the list. */
  section: LabelledLink
  /** In display order. */
  links: readonly LabelledLink[]
  /** Address of the next page; absent on the last one. */
  next?: string
}

/** A page of plain links to a whole section, for browsers without scripts. */
export const LinkList = ({ title, section, links, next }: LinkListProps) => (
  <>
    <PageHero title={title} crumbs={[homeLink, section, { label: title }]} picture={heroQuiet} />
    <Section>
      <Links role="list">
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
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

  & + a {
    margin-top: ${theme.space.lg};
  }

  a {
    display: block;
    padding-block: ${theme.space.sm};
    overflow-wrap: anywhere;
  }
`
