import { expect } from 'storybook/test'
import { onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { AidLink } from '../../../src/components/news/AidLink/AidLink'
import { PageColumn } from '../../support/Surface'

const title = 'Chauffage au bois : les aides de l’année'

const meta = preview.meta({
  title: 'Components/News/AidLink',
  component: AidLink,
  tags: ['!stable', 'proposed'],
  parameters: {
    guide: {
      purpose: 'Leads to the article about financial aids, from where a visitor thinks of the price.',
      do: ['Show it only until the last day that the owner gave.'],
      dont: ['Don’t repeat amounts here: they change, and the article says until when they count.'],
      accessibility: ['The link is the title of the article.'],
    },
  },
  decorators: [(Story) => <PageColumn>{Story()}</PageColumn>],
  args: { aid: { slug: 'les-aides', title, until: '2026-12-31' } },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: title })).toHaveAttribute('href', '/actualites/les-aides')
  },
})

export const LongTitleOnPhone = meta.story({
  ...onPhone,
  args: {
    aid: {
      slug: 'les-aides',
      title: `${title}, commune par commune, et qui les demande pour vous`,
      until: '2026-12-31',
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

/** The title of the article, which says until when its amounts count. */
export const RightUse = meta.story({ tags: ['!dev'] })

/** An amount, which will be wrong before anybody thinks of changing it. */
export const WrongUse = meta.story({
  tags: ['!dev'],
  args: {
    aid: { slug: 'les-aides', title: 'Jusqu’à 2 500 € d’aide pour votre poêle !', until: '2026-12-31' },
  },
})
