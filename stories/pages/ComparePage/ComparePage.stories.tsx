import { http, HttpResponse } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { behaviour, onPaper, onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { buildProduct } from '../../../src/mocks/fixtures/products'
import { productsHandlers } from '../../../src/mocks/handlers/products'
import { ComparePage } from '../../../src/pages/ComparePage/ComparePage'
import { common } from '../../../src/site/texts/common'
import { comparisonTexts } from '../../../src/site/texts/comparison'
import { comparisonPageTexts as texts } from '../../../src/site/texts/comparisonPage'
import { expectConsole } from '../../../src/testing/consoleGuard'
import { expectAnnounced } from '../../support/announcements'
import { withPlainSpaces } from '../../support/samples'
import { inWholePage } from '../../support/wholePage'

/** What is compared is in the address only. */
const meta = preview.meta({
  title: 'Pages/Compare',
  component: ComparePage,
  decorators: [inWholePage],
  parameters: { address: '/comparer?produits=ondea-8,calypso-12-c,foyer-80' },
})

type Canvas = { findAllByRole: (role: 'columnheader') => Promise<HTMLElement[]> }

const expectColumns = (canvas: Canvas, names: string[]) =>
  waitFor(async () => {
    const headers = await canvas.findAllByRole('columnheader')
    await expect(headers.map(({ textContent }) => textContent)).toEqual([texts.fact, ...names])
  })

export const Three = meta.story({
  play: async ({ canvas }) => {
    await expectColumns(canvas, ['Ondéa 8', 'Calypso 12 C', 'Foyer 80'])
    await waitFor(() => expect(document.title).toBe('Comparer des produits | Braise & Brise'))
  },
})

export const ThreeOnPhone = Three.extend({ ...onPhone })

Three.test('compares one of them no longer', behaviour, async ({ canvas, userEvent }) => {
  await expectColumns(canvas, ['Ondéa 8', 'Calypso 12 C', 'Foyer 80'])
  await userEvent.click(canvas.getByRole('button', { name: 'Retirer Calypso 12 C de la comparaison' }))
  await expectColumns(canvas, ['Ondéa 8', 'Foyer 80'])
  await expectAnnounced(comparisonTexts.removed('Calypso 12 C'))
  await expect(document.activeElement).toContainElement(canvas.getByRole('table'))
  await userEvent.click(canvas.getByRole('button', { name: 'Retirer Ondéa 8 de la comparaison' }))
  await expectColumns(canvas, ['Foyer 80'])
  await expect(canvas.queryByRole('button', { name: /^Retirer/ })).not.toBeInTheDocument()
})

/** The table takes the whole width of the sheet. */
export const Printed = meta.story({
  ...onPaper,
  play: async ({ canvas }) => {
    await expectColumns(canvas, ['Ondéa 8', 'Calypso 12 C', 'Foyer 80'])
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
})

/** More than three, the same twice, and once more by its title. */
export const TooMany = meta.story({
  parameters: { address: '/comparer?produits=ondea-8,ondea-8,Ond%C3%A9a%208,foyer-80,lys-9,razes' },
  play: async ({ canvas }) => {
    await expectColumns(canvas, ['Ondéa 8', 'Foyer 80'])
    await expect(canvas.getByText(withPlainSpaces(texts.leftOut))).toBeVisible()
  },
})

TooMany.test('shows the next when one is removed', behaviour, async ({ canvas, userEvent }) => {
  await expectColumns(canvas, ['Ondéa 8', 'Foyer 80'])
  await userEvent.click(canvas.getByRole('button', { name: 'Retirer Ondéa 8 de la comparaison' }))
  await expectColumns(canvas, ['Foyer 80', 'Lys 9', 'Razès'])
})

/** One of the three cannot be read. */
export const OneUnavailable = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.get('*/api/products', ({ request }) =>
        request.url.includes('calypso') ? new HttpResponse('', { status: 503 }) : undefined,
      ),
    )
    expectConsole(/Reading the product “calypso-12-c” failed/)
  },
  play: async ({ canvas }) => {
    await expectColumns(canvas, ['Ondéa 8', 'Foyer 80'])
    await expect(canvas.getByText(withPlainSpaces(texts.failed(1)))).toBeVisible()
  },
})

OneUnavailable.test('keeps it when another is removed', behaviour, async ({ canvas, userEvent, msw }) => {
  await expectColumns(canvas, ['Ondéa 8', 'Foyer 80'])
  await userEvent.click(canvas.getByRole('button', { name: 'Retirer Ondéa 8 de la comparaison' }))
  await expectColumns(canvas, ['Foyer 80'])
  msw.use(productsHandlers.ok)
  await userEvent.click(canvas.getByRole('button', { name: common.retry }))
  await expectColumns(canvas, ['Calypso 12 C', 'Foyer 80'])
})

/** One has left the catalogue; the other is shown. */
export const OneGone = meta.story({
  parameters: { address: '/comparer?produits=inconnu,foyer-80' },
  play: async ({ canvas }) => {
    await expectColumns(canvas, ['Foyer 80'])
    await expectAnnounced(texts.gone(1))
    await expect(canvas.getByText(texts.one)).toBeVisible()
  },
})

/** A link cannot write words on the page. */
export const TextInAddress = meta.story({
  parameters: { address: '/comparer?produits=Appelez%20le%200899%20000%20000,,inconnu' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.allGone)).toBeVisible()
    await expect(canvas.queryByText(/0899/)).not.toBeInTheDocument()
  },
})

export const Empty = meta.story({
  parameters: { address: '/comparer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.none)).toBeVisible()
  },
})

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(productsHandlers.pending)
  },
  play: async () => {
    await expectAnnounced(texts.loading)
  },
})

/** Each product that cannot be read is logged; all are read again. */
export const Down = meta.story({
  parameters: { address: '/comparer?produits=ondea-8,foyer-80' },
  beforeEach({ msw }) {
    msw.use(productsHandlers.down)
    expectConsole(/Reading the product “ondea-8” failed/)
    expectConsole(/Reading the product “foyer-80” failed/)
  },
})

Down.test('loads after a retry', behaviour, async ({ canvas, userEvent, msw }) => {
  await expect(await canvas.findByText(texts.unavailable)).toBeVisible()
  msw.use(
    productsHandlers.of([
      buildProduct({ id: 1, slug: 'ondea-8', title: 'Ondéa 8' }),
      buildProduct({ id: 2, slug: 'foyer-80', title: 'Foyer 80' }),
    ]),
  )
  await userEvent.click(canvas.getByRole('button', { name: common.retry }))
  await expectColumns(canvas, ['Ondéa 8', 'Foyer 80'])
})
