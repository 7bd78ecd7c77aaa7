import { expect, waitFor } from 'storybook/test'
import { behaviour } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { expectConsole } from '../../../src/testing/consoleGuard'
import { buildArticle, manyArticles, seedArticles } from '../../../src/mocks/fixtures/articles'
import { articlesHandlers } from '../../../src/mocks/handlers/articles'
import { NewsPage } from '../../../src/pages/NewsPage/NewsPage'
import { common } from '../../../src/site/texts/common'
import { newsTexts as texts } from '../../../src/site/texts/news'
import { expectCards } from '../../support/cards'
import { expectAnnounced } from '../../support/announcements'
import { inWholePage } from '../../support/wholePage'

const meta = preview.meta({
  title: 'Pages/News',
  component: NewsPage,
  decorators: [inWholePage],
  parameters: { address: '/actualites' },
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expectCards(canvas, 12)
    await expect(canvas.getByText(texts.count(seedArticles().length))).toBeVisible()
  },
})

// Asked for once the visitor comes near.
Loaded.test('shows where the firm has worked', behaviour, async ({ canvas }) => {
  await expectCards(canvas, 12)
  await expect(canvas.queryByRole('heading', { name: texts.jobsByVillage })).toBeNull()
  canvas.getByRole('link', { name: '04 68 20 07 05' }).scrollIntoView()
  await expect(await canvas.findByRole('heading', { name: texts.jobsByVillage })).toBeInTheDocument()
  await expect(canvas.getByRole('heading', { level: 3, name: 'Chalabre' })).toBeInTheDocument()
})

/** Twelve skeleton cards of the same size as the cards. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(articlesHandlers.pending)
  },
})

export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(articlesHandlers.empty)
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.empty)).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.backHome })).toHaveAttribute('href', '/')
  },
})

export const CmsDown = meta.story({
  beforeEach({ msw }) {
    msw.use(articlesHandlers.down)
    expectConsole(/Reading the news failed/)
  },
  play: async ({ canvas }) => {
    await expectAnnounced(texts.unavailable)
    await expect(canvas.getByRole('link', { name: texts.backHome })).toHaveAttribute('href', '/')
  },
})

export const OneItem = meta.story({
  beforeEach({ msw }) {
    msw.use(articlesHandlers.of([buildArticle()]))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.count(1))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: common.seeMore })).toBeNull()
  },
})

/** "Voir plus" adds twelve cards and moves focus to the first of them. */
export const Many = meta.story({
  beforeEach({ msw }) {
    msw.use(articlesHandlers.of(manyArticles(30)))
  },
})

Many.test('shows more cards until the last', behaviour, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: common.seeMore }))
  await expectCards(canvas, 24)
  await waitFor(() => expect(canvas.getByRole('link', { name: /Actualité 13$/ })).toHaveFocus())
  await userEvent.click(canvas.getByRole('button', { name: common.seeMore }))
  await expectCards(canvas, 30)
  await expect(canvas.queryByRole('button', { name: common.seeMore })).toBeNull()
})

/** A shared URL restores the number of cards. */
export const SecondStepByUrl = meta.story({
  parameters: { address: '/actualites?page=2' },
  play: async ({ canvas }) => {
    await expectCards(canvas, 24)
  },
})

/** Long titles, no cover, no excerpt. */
export const LongAndMissingContent = meta.story({
  beforeEach({ msw }) {
    const title = 'Chantier à Alet-les-Bains : un insert, un conduit et beaucoup de patience '.repeat(2)
    msw.use(
      articlesHandlers.of(
        manyArticles(6).map((article, index) => ({
          ...article,
          ...(index % 2 === 0 ? { title, cover: null } : { excerpt: null }),
        })),
      ),
    )
  },
})
