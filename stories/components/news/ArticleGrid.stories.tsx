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
      purpose: 'The news, newest first, in cards of three widths; twelve cards fill all rows.',
      do: ['Show the skeleton with the number of cards that will be shown.'],
      dont: ['Don’t sort here: the page passes the articles in order.'],
      accessibility: [
        'A list, so that screen readers say how many articles there are.',
        'The skeleton is hidden from screen readers: the page announces once that articles are loading.',
      ],
    },
    layout: 'padded',
  },
  args: { articles: someArticles(12) },
})

/** The newest at full width, two at half, nine at a third: the last row is full. */
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

/** Hidden from screen readers: the page announces what is loading. */
export const Loading = meta.story({
  render: () => <ArticleGridSkeleton count={12} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument()
  },
})
