import { expect, fn } from 'storybook/test'
import { behaviour, onDesktop, shownByPage } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { airConditioning } from '../../../src/assets/pictures/scenes'
import { CatalogueView } from '../../../src/pages/CataloguePage/CatalogueView'
import { catalogueTexts as texts } from '../../../src/site/texts/catalogue'
import { common } from '../../../src/site/texts/common'
import { expectAnnounced } from '../../support/announcements'
import { catalogueState } from '../../support/catalogueState'
import { firstOf, someProducts } from '../../support/samples'

/** The catalogue in each of its states. */
const meta = preview.meta({
  title: 'Views/Catalogue',
  component: CatalogueView,
  args: catalogueState(),
})

export const Ready = meta.story({ ...shownByPage })

Ready.test('asks for more', behaviour, async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: common.seeMore }))
  await expect('onShowMore' in args.state && args.state.onShowMore).toHaveBeenCalledOnce()
})

// The keyboard goes down the page as it is seen.
Ready.test('comes to the order before the filters', { ...onDesktop, ...behaviour }, async ({ canvas }) => {
  const [order] = canvas.getAllByRole('combobox', { name: texts.sort })
  const categories = canvas.getByRole('group', { name: texts.categories })
  await expect(order?.compareDocumentPosition(categories)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await expect(order?.getBoundingClientRect().top).toBeLessThan(categories.getBoundingClientRect().top)
})

/** “Voir plus” was pressed before the whole list was there. */
export const MoreAwaited = meta.story({
  args: {
    state: {
      status: 'ready',
      products: someProducts(9),
      total: someProducts(Number.POSITIVE_INFINITY).length,
      rest: 'loading',
      onShowMore: fn(),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(9)
    await expect(canvas.getByText(texts.loading)).toBeVisible()
    await expectAnnounced(texts.loading)
  },
})

/** The head and the colours follow the category. */
export const AirConditioning = meta.story({
  args: catalogueState({ category: 'climatisation' }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', airConditioning.src)
  },
})

export const Loading = meta.story({ ...shownByPage, args: { state: { status: 'loading' } } })

export const Unavailable = meta.story({ ...shownByPage, args: { state: { status: 'error', onRetry: fn() } } })

Unavailable.test('retries', behaviour, async ({ canvas, userEvent, args }) => {
  await userEvent.click(await canvas.findByRole('button', { name: common.retry }))
  await expect('onRetry' in args.state && args.state.onRetry).toHaveBeenCalledOnce()
})

/** No product matches the filters: clearing them is offered. */
export const NothingFound = meta.story({
  args: catalogueState({ query: 'cuisinière' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts.none)).toBeVisible()
  },
})

/** The last chip leaves the focus to the results. */
export const OneFilter = meta.story({ args: catalogueState({ brand: 'graneo' }) })

OneFilter.test(
  'removes the filter, and focuses the results',
  behaviour,
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retirer le filtre Granéo' }))
    await expect(args.applied.onRemove).toHaveBeenCalledWith('brand')
    await expect(canvas.getByRole('region', { name: texts.results })).toHaveFocus()
  },
)

/** Says which single filter to relax; the suggestion leaves the focus to the results. */
export const NothingFoundWithSuggestions = meta.story({
  ...shownByPage,
  args: catalogueState({ brand: 'graneo', min: 14 }),
})

NothingFoundWithSuggestions.test(
  'applies the suggestion, and focuses the results',
  behaviour,
  async ({ canvas, userEvent, args }) => {
    const { label, onApply } = firstOf('suggestions' in args.state ? args.state.suggestions : [])
    await userEvent.click(await canvas.findByRole('button', { name: label }))
    await expect(onApply).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('region', { name: texts.results })).toHaveFocus()
  },
)

/** The message says that the minimum exceeds the maximum. */
export const PowerRangeInverted = meta.story({
  ...shownByPage,
  args: catalogueState({ min: 9, max: 6 }),
})

/** There are no products at all: clearing filters is not offered. */
export const CatalogueEmpty = meta.story({
  ...shownByPage,
  args: {
    ...catalogueState({}, []),
    state: { status: 'empty', reason: 'emptyCatalogue', suggestions: [], onClearFilters: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts.emptyCatalogue)).toBeVisible()
  },
})
