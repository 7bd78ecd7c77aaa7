import { Link } from 'react-router-dom'
import { delay, http, HttpResponse } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { behaviour } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { expectConsole } from '../../../src/testing/consoleGuard'
import { buildArticle, seedArticles } from '../../../src/mocks/fixtures/articles'
import { buildMedia, seedMedia } from '../../../src/mocks/fixtures/media'
import { articlesHandlers } from '../../../src/mocks/handlers/articles'
import { ArticlePage } from '../../../src/pages/ArticlePage/ArticlePage'
import { site } from '../../../src/site/identity'
import { aidTexts } from '../../../src/site/texts/aids'
import { jobTexts } from '../../../src/site/texts/jobs'
import { articleTexts as texts } from '../../../src/site/texts/news'
import { firstOf, withPlainSpaces } from '../../support/samples'
import { expectAnnounced } from '../../support/announcements'
import { inWholePage } from '../../support/wholePage'

const article = buildArticle({
  slug: 'garder-une-vitre-propre',
  cover: buildMedia({}, 'scenes/sweeping'),
  content:
    '<p>Un poêle prêt à temps chauffe mieux.</p><h2>Le conduit</h2><p>Faites ramoner avant octobre.</p><ul><li>Deux fois par an</li><li>Un certificat daté</li></ul>',
})

const meta = preview.meta({
  title: 'Pages/Article',
  component: ArticlePage,
  decorators: [inWholePage],
  parameters: { address: '/actualites/garder-une-vitre-propre' },
  beforeEach({ msw }) {
    msw.use(articlesHandlers.of([article]))
  },
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Préparer son poêle avant l’hiver' }),
    ).toBeVisible()
    await expect(document.title).toBe(`Préparer son poêle avant l’hiver – Actualités | ${site.name}`)
    await expect(canvas.getByText('2 octobre 2026')).toBeVisible()
    await expect(canvas.getByText(texts.tags)).toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: texts.allNews })).toHaveAttribute('href', '/actualites')
    const cover = canvas.getByRole('img', { name: /Hérisson de ramonage/ })
    await expect(cover).toHaveAttribute('sizes', '(max-width: 768px) 100vw, 900px')
    for (const width of ['500w', '750w', '1000w']) {
      await expect(cover.getAttribute('srcset')).toContain(width)
    }
  },
})

const older = buildArticle({ id: 2, slug: 'portes-ouvertes', title: 'Portes ouvertes' })

/** The news before and after are linked at the end. */
export const WithNeighbour = meta.story({
  beforeEach({ msw }) {
    msw.use(articlesHandlers.of([article, older]))
  },
  play: async ({ canvas }) => {
    const links = within(await canvas.findByRole('navigation', { name: texts.neighbours }))
    await expect(links.getByRole('link')).toHaveAttribute('href', '/actualites/portes-ouvertes')
  },
})

const job = firstOf(seedArticles().filter(({ village }) => village === 'Alet-les-Bains'))

/** A job: where, how long, with what, before and after. Its cover is the picture after: it is shown once. */
export const Job = meta.story({
  parameters: { address: `/actualites/${job.slug}` },
  beforeEach({ msw }) {
    msw.use(articlesHandlers.of([job]))
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Alet-les-Bains')).toBeInTheDocument()
    await expect(canvasElement.querySelectorAll('[src*="insert-after"]')).toHaveLength(1)
    await expect(canvas.getByText('trois jours')).toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Foyer 70' })).toHaveAttribute('href', '/products/foyer-70')
    await expect(canvas.getByRole('slider', { name: jobTexts.compare })).toBeInTheDocument()
  },
})

/** Only one of the two pictures: there is nothing to compare. */
export const JobWithoutComparison = meta.story({
  beforeEach({ msw }) {
    msw.use(articlesHandlers.of([{ ...job, slug: article.slug, after: null }]))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Alet-les-Bains')).toBeInTheDocument()
    await expect(canvas.queryByRole('slider')).toBeNull()
  },
})

/** The aids that it is about are over. */
export const PastAids = meta.story({
  beforeEach({ msw }) {
    msw.use(articlesHandlers.of([{ ...article, aid_until: '2025-12-31' }]))
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(withPlainSpaces(aidTexts.past('31 décembre 2025'))),
    ).toBeInTheDocument()
  },
})

/** The aids that it is about still count. */
export const CurrentAids = meta.story({
  beforeEach({ msw }) {
    msw.use(articlesHandlers.of([{ ...article, aid_until: '2999-12-31' }]))
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(withPlainSpaces(aidTexts.until('31 décembre 2999'))),
    ).toBeInTheDocument()
  },
})

/** A portrait cover is limited by the height of the viewport. */
export const PortraitCover = meta.story({
  beforeEach({ msw }) {
    msw.use(articlesHandlers.of([{ ...article, cover: seedMedia('products/wood-cast-4') }]))
  },
})

export const WithoutCoverOrTags = meta.story({
  beforeEach({ msw }) {
    msw.use(articlesHandlers.of([{ ...article, cover: null, tags: null }]))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: texts.allNews })
    await expect(canvas.queryByText(texts.tags)).toBeNull()
  },
})

/** Plain text is not parsed as HTML. */
export const PlainTextParagraphs = meta.story({
  beforeEach({ msw }) {
    msw.use(articlesHandlers.of([{ ...article, content: ['Bois < 20 % d’humidité.', 'Et du temps.'] }]))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bois < 20 % d’humidité.')).toBeInTheDocument()
  },
})

/** A long text field of a backend without an editor: its line breaks are the author's. */
export const PlainTextLines = meta.story({
  beforeEach({ msw }) {
    const content = 'Bonjour,\n\nVoici un texte\navec des retours.\n\n- a\n- b\n\nÀ bientôt'
    msw.use(articlesHandlers.of([{ ...article, content }]))
  },
  play: async ({ canvas }) => {
    const text = (await canvas.findByText('À bientôt')).parentElement
    const lines = ['Bonjour,', 'Voici un texte\navec des retours.', '- a\n- b', 'À bientôt']
    await expect(text?.innerText.split(/\n{2,}/)).toEqual(lines)
  },
})

export const LongTitle = meta.story({
  beforeEach({ msw }) {
    const title = 'Le DTU 24.1 expliqué sans jargon : distances, sorties de toit et conduits '.repeat(2)
    msw.use(articlesHandlers.of([{ ...article, title }]))
  },
})

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(articlesHandlers.pending)
  },
})

// The response of the first article arrives after the visitor opened the second: it is ignored.
Loading.test(
  'ignores the late response of an article that was left',
  {
    ...behaviour,
    render: () => (
      <>
        <ArticlePage />
        <Link to="/actualites/printemps">Printemps</Link>
      </>
    ),
    beforeEach({ msw }) {
      msw.use(
        // Only delays the first article; the next handler responds.
        http.get('*/api/articles', async ({ request }) => {
          if (request.url.includes('=garder-une-vitre-propre')) await delay(SLOW_MS)
        }),
        articlesHandlers.of([article, buildArticle({ id: 2, slug: 'printemps', title: 'Portes ouvertes' })]),
      )
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Printemps' }))
    const title = () => canvas.getByRole('heading', { level: 1 })
    await waitFor(() => expect(title()).toHaveTextContent('Portes ouvertes'))
    await new Promise((resolve) => {
      setTimeout(resolve, SLOW_MS * 1.5)
    })
    await expect(title()).toHaveTextContent('Portes ouvertes')
  },
)

/** The page shows the HTTP status; the response body is logged. */
export const Failed = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.get('*/api/articles', () =>
        HttpResponse.text('no connection left', { status: 500, statusText: 'Internal Server Error' }),
      ),
    )
    expectConsole(/Reading the article “garder-une-vitre-propre” failed.*no connection left/)
  },
  play: async ({ canvas }) => {
    const message = 'Une erreur est survenue : HTTP 500 – Internal Server Error'
    await expectAnnounced(message)
    await expect(canvas.getByRole('link', { name: texts.allNews })).toBeVisible()
  },
})

export const Missing = meta.story({
  beforeEach({ msw }) {
    msw.use(articlesHandlers.empty)
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.notFound)).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.allNews })).toBeVisible()
  },
})

const SLOW_MS = 600
