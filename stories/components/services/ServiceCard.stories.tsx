import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { toService } from '../../../src/cms/strapi/toService'
import { ServiceCard } from '../../../src/components/services/ServiceCard/ServiceCard'
import { seedMedia } from '../../../src/mocks/fixtures/media'
import { buildService } from '../../../src/mocks/fixtures/services'

const meta = preview.meta({
  title: 'Components/Services/ServiceCard',
  component: ServiceCard,
  parameters: {
    guide: {
      purpose: 'A service in the list: picture, category, name, a sentence, the way in.',
      do: ['Give the first two `isFirst`.'],
      dont: ['Don’t build its link by hand: it goes to its own service.'],
      accessibility: ['Its one link says what it leads to.', 'A category is text, not colour.'],
    },
  },
  args: { service: toService(buildService()) },
  decorators: [(Story) => <div style={{ maxWidth: '38rem', padding: '2rem' }}>{Story()}</div>],
})

/** Its one link says what it leads to. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Voir plus\s: Entretien annuel$/ })
    await expect(link).toHaveAttribute('href', '/services/entretien/entretien-annuel')
  },
})

export const PortraitPicture = meta.story({
  args: { service: toService(buildService({ image: seedMedia('products/pellet-round-white') })) },
})

/** The site's own picture of the category stands in. */
export const WithoutPicture = meta.story({ args: { service: toService(buildService({ image: null })) } })

/** A category that is none of the four shows as the backend spells it. */
export const OtherCategory = meta.story({
  args: { service: toService(buildService({ category: 'Étude & conseil', image: null })) },
})

/** Neither category nor subtitle nor slug: it is linked by its id. */
export const TitleOnly = meta.story({
  args: { service: toService(buildService({ category: null, subtitle: null, slug: null })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute(
      'href',
      '/services/services-details/service00000000000000001',
    )
  },
})

/** A very long title wraps without widening the grid. */
export const LongTitle = meta.story({
  args: { service: toService(buildService({ title: 'Entretien annuel '.repeat(10) })) },
})
