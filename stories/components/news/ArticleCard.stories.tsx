import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { toArticle } from '../../../src/cms/strapi/normalisers/toArticle'
import { ArticleCard } from '../../../src/components/news/ArticleCard/ArticleCard'
import { buildArticle } from '../../../src/mocks/fixtures/articles'
import { seedMedia } from '../../../src/mocks/fixtures/media'
import { byTitle, choiceOf } from '../../support/choices'
import { someArticles } from '../../support/samples'

const meta = preview.meta({
  title: 'Components/News/ArticleCard',
  component: ArticleCard,
  argTypes: { article: choiceOf(byTitle(someArticles(8))) },
  parameters: {
    guide: {
      purpose: 'An article in the list of news: cover, date, title, excerpt and link.',
      do: [
        'Set `isFirst` on the first card of the list, so that its picture is loaded first.',
        'Use `lead` once, for the newest article.',
      ],
      dont: ['Don’t shorten a title: long ones wrap.'],
      accessibility: ['The name of its link includes the title.'],
    },
  },
  args: { article: toArticle(buildArticle()) },
  decorators: [(Story) => <div style={{ maxWidth: '26rem', padding: '2rem' }}>{Story()}</div>],
})

/** The name of its link includes the title. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Lire plus\s: Préparer son poêle avant l’hiver$/ })
    await expect(link).toHaveAttribute('href', '/actualites/preparer-son-poele-avant-l-hiver')
    await expect(canvas.getByText('2 octobre 2026')).toBeVisible()
  },
})

/** The newest article, at the top of the list. */
export const Lead = meta.story({
  // As wide as the screen, which a docs page is not.
  parameters: { docs: { story: { inline: false } } },
  args: { size: 'lead' },
  decorators: [(Story) => <div style={{ width: 'calc(100vw - 4rem)' }}>{Story()}</div>],
})

export const Wide = meta.story({ args: { size: 'wide' } })

export const PortraitCover = meta.story({
  args: { article: toArticle(buildArticle({ cover: seedMedia('products/wood-cast-4') })) },
})

/** A job without a cover is shown by its own picture. */
export const JobWithoutCover = meta.story({
  args: {
    article: toArticle(buildArticle({ cover: null, after: seedMedia('scenes/insert-after') })),
  },
})

/** One of the site's own pictures replaces the cover. */
export const WithoutCover = meta.story({ args: { article: toArticle(buildArticle({ cover: null })) } })

/** No excerpt and no date. */
export const TitleOnly = meta.story({
  args: { article: toArticle({ id: 1, title: 'Fermeture le 11 novembre' }) },
})

/** A very long title wraps without widening the grid. */
export const LongTitle = meta.story({
  args: { article: toArticle(buildArticle({ title: 'Chantier à Alet-les-Bains '.repeat(8) })) },
})

/** An owner may paste the whole article into the excerpt: the card shows its start. */
export const LongExcerpt = meta.story({
  args: { article: toArticle(buildArticle({ excerpt: 'Un poêle prêt à temps chauffe mieux. '.repeat(60) })) },
  play: async ({ canvas }) => {
    const excerpt = canvas.getByText(/^Un poêle prêt/)
    await expect(excerpt.clientHeight).toBeLessThan(240)
  },
})

/** The title is whole, over as many lines as it needs. */
export const RightUse = meta.story({
  tags: ['!dev'],
  args: {
    article: toArticle(
      buildArticle({ title: 'À Alet-les-Bains, un poêle à granulés remplace la chaudière au fioul' }),
    ),
  },
})

/** A title cut short does not say what to expect. */
export const WrongUse = meta.story({
  tags: ['!dev'],
  args: { article: toArticle(buildArticle({ title: 'À Alet-les-Bains, un poêle…' })) },
})
