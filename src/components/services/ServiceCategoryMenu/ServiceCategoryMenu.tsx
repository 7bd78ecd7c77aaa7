import type { ServiceCategory } from '../../../cms/content/types'
import { paths } from '../../../site/paths'
import { trades } from '../../../site/texts/common'
import { servicesTexts as texts } from '../../../site/texts/services'
import { TabLink, TabNav } from '../../foundation/TabRow/TabRow'

export type ServiceCategoryMenuProps = {
  /** The category shown; null for all of them. */
  current: ServiceCategory | null
}

const entries = [
  { label: texts.all, slug: null, href: paths.services },
  ...Object.entries(trades).map(([slug, label]) => ({ label, slug, href: paths.servicesOf(slug) })),
]

/** Links to the services of each trade, and to all of them. */
export const ServiceCategoryMenu = ({ current }: ServiceCategoryMenuProps) => (
  <TabNav label={texts.categoriesMenu}>
    {entries.map(({ label, slug, href }) => (
      <TabLink key={label} to={href} isCurrent={slug === (current?.slug ?? null)}>
        {label}
      </TabLink>
    ))}
  </TabNav>
)
