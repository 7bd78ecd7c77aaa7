import { http } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { behaviour, onPaper, onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { expectConsole } from '../../../src/testing/consoleGuard'
import { buildService, manyServices, seedServices } from '../../../src/mocks/fixtures/services'
import { servicesHandlers } from '../../../src/mocks/handlers/services'
import { ServicesPage } from '../../../src/pages/ServicesPage/ServicesPage'
import { common } from '../../../src/site/texts/common'
import { paginationTexts } from '../../../src/site/texts/pagination'
import { phoneBarTexts } from '../../../src/site/texts/layout'
import { servicesTexts as texts } from '../../../src/site/texts/services'
import { expectCards } from '../../support/cards'
import { expectAnnounced } from '../../support/announcements'
import { inWholePage } from '../../support/wholePage'

const meta = preview.meta({
  title: 'Pages/Services',
  component: ServicesPage,
  decorators: [inWholePage],
  parameters: { address: '/services' },
})

const category = { address: '/services/sav' }

/** Vente first, then installation, entretien, sav. */
export const Loaded = meta.story({
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article')
    await expect(cards).toHaveLength(10)
    await expect(cards[0]).toHaveTextContent('Vente')
    await expect(cards[9]).toHaveTextContent('Dépannage')
    await expect(canvas.getByRole('link', { name: paginationTexts.page(1) })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
})

export const OneCategory = meta.story({
  parameters: category,
  play: async ({ canvas }) => {
    await expectCards(canvas, 3)
    await expect(canvas.getByRole('heading', { level: 2, name: 'Dépannage/SAV' })).toBeVisible()
    await expect(document.title).toContain('Dépannage/SAV – Nos services')
  },
})

/** A breakdown: the number stays at the bottom of a phone's screen. */
export const OneCategoryOnPhone = meta.story({
  ...onPhone,
  parameters: { ...onPhone.parameters, ...category },
  play: async () => {
    await expect(await screen.findByRole('link', { name: phoneBarTexts.call })).toBeVisible()
  },
})

/** On paper the links to the other categories and to each service lead nowhere. */
export const Printed = meta.story({
  ...onPaper,
  parameters: { ...onPaper.parameters, ...category },
  play: async ({ canvas }) => {
    await expectCards(canvas, 3)
    await expect(canvas.getByRole('heading', { level: 3, name: 'Dépannage' })).toBeVisible()
    await expect(canvas.queryByRole('navigation', { name: texts.categoriesMenu })).toBeNull()
    await expect(canvas.queryByRole('link', { name: /^Lire plus/ })).toBeNull()
  },
})

/** A page link shows its page, scrolls to the list's heading and focuses it. */
export const ManyPages = meta.story({
  beforeEach({ msw }) {
    msw.use(servicesHandlers.manyPages)
  },
})

ManyPages.test('opens the second page', behaviour, async ({ canvas, userEvent }) => {
  await canvas.findAllByRole('article')
  await userEvent.click(canvas.getByRole('link', { name: paginationTexts.page(2) }))
  await waitFor(() => expect(document.title).toBe('Nos services, page 2 | Braise & Brise'))
  await expectAnnounced('Nos services, page 2 | Braise & Brise')
  await expect(await canvas.findByRole('heading', { name: 'Prestation 20' })).toBeInTheDocument()
  await waitFor(() => expect(canvas.getByRole('heading', { name: texts.heading })).toHaveFocus())
  await expect(canvas.getByRole('link', { name: paginationTexts.page(2) })).toHaveAttribute(
    'aria-current',
    'page',
  )
})

// The current page stays when the next one cannot be read.
ManyPages.test(
  'stays on its page when the next one cannot be read',
  {
    ...behaviour,
    beforeEach({ msw }) {
      msw.use(
        http.get('*/api/blog-posts', ({ request }) =>
          request.url.includes('page%5D=2') ? new Response('', { status: 503 }) : undefined,
        ),
        servicesHandlers.of(manyServices(23)),
      )
      expectConsole(/Reading the services failed/)
    },
  },
  async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article')
    await userEvent.click(canvas.getByRole('link', { name: paginationTexts.next }))
    await expectAnnounced(texts.pageUnavailable)
    await expect(canvas.getAllByRole('article')).toHaveLength(10)
  },
)

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(servicesHandlers.pending)
  },
  play: async () => {
    await expectAnnounced(texts.loading)
  },
})

export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(servicesHandlers.empty)
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.none)).toBeVisible()
  },
})

export const EmptyCategory = meta.story({
  parameters: { ...category, address: '/services/plomberie' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.noneInCategory)).toBeVisible()
    await expect(canvas.getByRole('link', { name: common.ourServices })).toBeVisible()
  },
})

/** The URL has a page number that does not exist. */
export const BeyondLastPage = meta.story({ parameters: { address: '/services?page=9' } })

BeyondLastPage.test('goes to the first page', behaviour, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('link', { name: texts.firstPage }))
  await expectCards(canvas, 10)
})

export const CmsDown = meta.story({
  beforeEach({ msw }) {
    msw.use(servicesHandlers.down)
    expectConsole(/Reading the services failed/)
  },
  play: async () => {
    await expectAnnounced(texts.unavailable)
  },
})

// "Réessayer" refetches; the button disappears, and focus moves to the page's content.
CmsDown.test('loads after a retry', behaviour, async ({ canvas, userEvent, msw }) => {
  const retry = await canvas.findByRole('button', { name: common.retry })
  msw.use(servicesHandlers.ok)
  await userEvent.click(retry)
  await expectCards(canvas, 10)
  await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
})

/** Data that is not a list is treated as empty, and logged. */
export const InvalidData = meta.story({
  beforeEach({ msw }) {
    msw.use(servicesHandlers.invalid)
    expectConsole(/The list of services is invalid/)
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.none)).toBeVisible()
  },
})

export const OneItem = meta.story({
  beforeEach({ msw }) {
    msw.use(servicesHandlers.of(seedServices().slice(0, 1)))
  },
  play: async ({ canvas }) => {
    await expectCards(canvas, 1)
    await expect(canvas.queryByRole('navigation', { name: paginationTexts.label })).toBeNull()
  },
})

export const LongTitles = meta.story({
  beforeEach({ msw }) {
    const titles = ['Anticonstitutionnellement'.repeat(4), 'Ramonage et entretien complet '.repeat(6)]
    msw.use(servicesHandlers.of(titles.map((title, id) => buildService({ id, title, slug: `long-${id}` }))))
  },
})

/** Each is replaced by one of the site's own pictures, chosen by category. */
export const MissingPictures = meta.story({
  beforeEach({ msw }) {
    msw.use(servicesHandlers.of(seedServices().map((service) => ({ ...service, image: null }))))
  },
})
