import { styled } from 'styled-components'
import type { ServiceCategory } from '../../../cms/types'
import { paths } from '../../../site/paths'
import { servicesTexts as texts } from '../../../site/texts/services'
import { media, theme } from '../../../theme/theme'
import { Link } from '../../foundation/Link/Link'
import { scrollTabIntoView, tab, tabRow } from '../../foundation/TabRow/tabRow'

export type ServiceCategoryMenuProps = {
  /** The category shown; null for all of them. */
  current: ServiceCategory | null
}

const entries = [
  { label: texts.all, slug: null },
  ...Object.entries(texts.categories).map(([slug, label]) => ({ label, slug })),
]

/** Links to the services of each of the four trades, and to all of them. */
export const ServiceCategoryMenu = ({ current }: ServiceCategoryMenuProps) => (
  <Bar aria-label={texts.categoriesMenu} onFocus={scrollTabIntoView}>
    <Row role="list">
      {entries.map(({ label, slug }) => (
        <li key={label}>
          <Entry
            to={slug === null ? paths.services : paths.servicesOf(slug)}
            aria-current={slug === (current?.slug ?? null) ? 'page' : undefined}
          >
            {label}
          </Entry>
        </li>
      ))}
    </Row>
  </Bar>
)

const Bar = styled.nav`
  border-bottom: 1px solid ${theme.color.hairline};
  ${tabRow}
`

const Row = styled.ul`
  display: flex;
  gap: clamp(1.4rem, 3vw, 2.5rem);

  > li {
    flex: none;
  }
  ${media.desktop} {
    flex-wrap: wrap;
  }
`

const Entry = styled(Link)`
  display: inline-flex;
  align-items: center;
  ${tab}
`
