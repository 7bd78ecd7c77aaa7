import { expect } from 'storybook/test'
import { onDesktop, onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { ArticleGrid, ArticleGridSkeleton } from '../../../src/components/news/ArticleGrid/ArticleGrid'
import { someArticles } from '../../support/samples'

const meta = preview.meta({
  title: 'Components/News/ArticleGrid',
  component: ArticleGrid,
  parameters: {
    guide: {
      purpose: 'The news, the newest first, in three widths that leave no hole with twelve cards.',
      do: ['Show the skeleton with the number of cards that will come.'],
      dont: ['Don’t sort here: the page gives the order.'],
      accessibility: [
        'A list, so that a screen reader says how many there are.',
        'The skeleton is hidden from it: the page says once that something loads.',
      ],
    },
    layout: 'padded',
  },
  args: { articles: someArticles(12) },
})

/** The newest at full width, two at half, nine at a third: no hole at the end. */
export const Twelve = meta.story({
  ...onDesktop,
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('article').map((card) => card.clientWidth)
    await expect(widths).toHaveLength(12)
    await expect(new Set(widths.slice(3)).size).toBe(1)
    await expect(widths[0]).toBeGreaterThan(widths[1] ?? 0)
    await expect(widths[1]).toBeGreaterThan(widths[3] ?? 0)
  },
})

export const One = meta.story({ args: { articles: someArticles(1) } })

export const OnPhone = meta.story({ args: { articles: someArticles(3) }, ...onPhone })

/** The page says what is loading; the twelve places say nothing. */
export const Loading = meta.story({
  render: () => <ArticleGridSkeleton count={12} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument()
  },
})
