import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { toArticle } from '../../../src/cms/strapi/toArticle'
import { ArticleCard } from '../../../src/components/news/ArticleCard/ArticleCard'
import { buildArticle } from '../../../src/mocks/fixtures/articles'
import { seedMedia } from '../../../src/mocks/fixtures/media'

const meta = preview.meta({
  title: 'Components/News/ArticleCard',
  component: ArticleCard,
  parameters: {
    guide: {
      purpose: 'A piece of news in a list: cover, date, title, excerpt and the way in.',
      do: [
        'Give the first card of the list `isFirst`, so that its picture does not wait.',
        'Use `lead` once, for the newest.',
      ],
      dont: ['Don’t cut a title by hand: long ones wrap.'],
      accessibility: ['Its one link says what it leads to, the title included.'],
    },
  },
  args: { article: toArticle(buildArticle()) },
  decorators: [(Story) => <div style={{ maxWidth: '26rem', padding: '2rem' }}>{Story()}</div>],
})

/** Its one link says what it leads to. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Lire plus\s: Préparer son poêle avant l’hiver$/ })
    await expect(link).toHaveAttribute('href', '/actualites/preparer-son-poele-avant-l-hiver')
    await expect(canvas.getByText('2 octobre 2026')).toBeVisible()
  },
})

/** The newest, at the head of the list. */
export const Lead = meta.story({
  args: { size: 'lead' },
  decorators: [(Story) => <div style={{ width: 'calc(100vw - 4rem)' }}>{Story()}</div>],
})

export const Wide = meta.story({ args: { size: 'wide' } })

export const PortraitCover = meta.story({
  args: { article: toArticle(buildArticle({ cover: seedMedia('products/wood-cast-4') })) },
})

/** A picture of the site's own stands in. */
export const WithoutCover = meta.story({ args: { article: toArticle(buildArticle({ cover: null })) } })

/** Neither excerpt nor any date. */
export const TitleOnly = meta.story({
  args: { article: toArticle({ id: 1, title: 'Fermeture le 11 novembre' }) },
})

/** A very long title wraps without widening the grid. */
export const LongTitle = meta.story({
  args: { article: toArticle(buildArticle({ title: 'Chantier à Alet-les-Bains '.repeat(8) })) },
})
