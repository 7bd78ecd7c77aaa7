import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview'
import {
  CatalogueView,
  type CatalogueResults,
  type CatalogueViewProps,
} from '../../src/pages/CataloguePage/CatalogueView'
import { catalogueTexts as texts } from '../../src/site/texts/catalogue'
import { common } from '../../src/site/texts/common'
import { someProducts } from '../support/samples'

const controls: CatalogueViewProps['controls'] = {
  categories: {
    tabs: [{ value: null, label: texts.allCategories, count: 46 }],
    selected: null,
    onSelect: fn(),
  },
  power: { applied: { min: null, max: null }, onApply: fn(), onClear: fn() },
  brands: { brands: [{ value: 'fontane', label: 'Fontane' }], selected: null, onSelect: fn() },
}

const nothing: CatalogueResults = {
  products: [],
  total: 0,
  isCatalogueEmpty: false,
  isPowerRangeInverted: false,
  onShowMore: fn(),
  onClearFilters: fn(),
}

const found: CatalogueResults = { ...nothing, products: someProducts(9), total: 46 }

/** The catalogue in each of its states. */
const meta = preview.meta({
  title: 'Views/Catalogue',
  component: CatalogueView,
  args: {
    state: 'ready' as CatalogueViewProps['state'],
    controls,
    results: found,
    onRetry: fn(),
  },
})

export const Ready = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: common.seeMore }))
    await expect(args.results.onShowMore).toHaveBeenCalledOnce()
  },
})

export const Loading = meta.story({ args: { state: 'loading' } })

export const Unavailable = meta.story({
  args: { state: 'unavailable' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: common.retry }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** No product matches the filters: clearing them is offered. */
export const NothingFound = meta.story({
  args: { results: nothing },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts.none)).toBeVisible()
  },
})

/** The message says that the minimum exceeds the maximum. */
export const PowerRangeInverted = meta.story({
  args: { results: { ...nothing, isPowerRangeInverted: true } },
})

/** There are no products at all: clearing filters is not offered. */
export const CatalogueEmpty = meta.story({
  args: { results: { ...nothing, isCatalogueEmpty: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts.emptyCatalogue)).toBeVisible()
  },
})
