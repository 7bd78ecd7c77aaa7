import { expect, fn } from 'storybook/test'
import { behaviour, onPhone, shownByPage } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { comparisonHref } from '../../../src/site/paths'
import { CompareView, type ComparisonState } from '../../../src/pages/ComparePage/CompareView'
import { productQuoteHref } from '../../../src/site/paths'
import { common } from '../../../src/site/texts/common'
import { comparisonPageTexts as texts } from '../../../src/site/texts/comparisonPage'
import { expectAnnounced } from '../../support/announcements'
import { productOf, someProducts, withPlainSpaces } from '../../support/samples'

const ready = (products = someProducts(3)) =>
  ({
    status: 'ready',
    products,
    goneCount: 0,
    failed: null,
    onRemove: fn(),
    hasMore: false,
    quoteHref: productQuoteHref(...products.map(({ slug }) => slug)),
    path: comparisonHref(products.map(({ slug }) => slug)),
  }) satisfies ComparisonState

/** A comparison in each of its states; how to choose products is always said. */
const meta = preview.meta({
  title: 'Views/Compare',
  component: CompareView,
  args: { state: ready() as ComparisonState },
})

export const Three = meta.story({ ...shownByPage })

Three.test('hides and shows what is alike', behaviour, async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('row', { name: /^Catégorie/ })).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: texts.onlyDifferences, pressed: false }))
  await expect(canvas.queryByRole('row', { name: /^Catégorie/ })).not.toBeInTheDocument()
  await expect(canvas.getByRole('row', { name: /^Puissance/ })).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: texts.onlyDifferences, pressed: true }))
  await expect(canvas.getByRole('row', { name: /^Catégorie/ })).toBeVisible()
  await expect(canvas.getByRole('link', { name: common.quote })).toHaveAttribute(
    'href',
    '/contact?produit=ondea-8&produit=calypso-12-c&produit=lys-9#formulaire',
  )
})

export const ThreeOnPhone = Three.extend({ ...onPhone })

export const Two = meta.story({ args: { state: ready(someProducts(2)) } })

/** All facts are the same: nothing to leave out. */
export const Alike = meta.story({
  args: { state: ready([productOf({ slug: 'a' }), productOf({ slug: 'b', title: 'Lauze 8 bis' })]) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: texts.onlyDifferences })).not.toBeInTheDocument()
  },
})

/** It invites to add another. */
export const One = meta.story({
  args: { state: ready(someProducts(1)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts.one)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ondéa 8' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.catalogue })).toHaveAttribute('href', '/products')
  },
})

export const None = meta.story({
  ...shownByPage,
  args: { state: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts.none)).toBeVisible()
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument()
  },
})

/** The address has products that are gone, and more than three. */
export const WithRemarks = meta.story({
  args: { state: { ...ready(someProducts(2)), goneCount: 1, hasMore: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts.gone(1))).toBeVisible()
    await expect(canvas.getByText(withPlainSpaces(texts.leftOut))).toBeVisible()
    await expectAnnounced(texts.gone(1))
  },
})

export const AllGone = meta.story({
  args: { state: { ...ready([]), goneCount: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts.allGone)).toBeVisible()
  },
})

/** The others are shown, and it can be tried again: nobody has to choose more. */
export const TwoUnread = meta.story({
  args: { state: { ...ready(someProducts(1)), failed: { count: 2, onRetry: fn() } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts.failed(2))).toBeVisible()
    await expect(canvas.queryByText(texts.one)).not.toBeInTheDocument()
  },
})

TwoUnread.test('retries', behaviour, async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: common.retry }))
  await expect('failed' in args.state && args.state.failed?.onRetry).toHaveBeenCalledOnce()
})

export const Loading = meta.story({
  ...shownByPage,
  args: { state: { status: 'loading' } },
  play: async () => {
    await expectAnnounced(texts.loading)
  },
})

export const Unavailable = meta.story({
  ...shownByPage,
  args: { state: { status: 'error', onRetry: fn() } },
})

Unavailable.test('retries', behaviour, async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('link', { name: '04 68 20 07 05' })).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: common.retry }))
  await expect('onRetry' in args.state && args.state.onRetry).toHaveBeenCalledOnce()
})
