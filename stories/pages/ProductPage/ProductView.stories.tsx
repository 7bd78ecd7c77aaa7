import { expect } from 'storybook/test'
import { shownByPage } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { airConditioning } from '../../../src/assets/pictures/scenes'
import { seedCategoriesNamed } from '../../../src/mocks/fixtures/categories'
import { buildMedia } from '../../../src/mocks/fixtures/media'
import { ProductView } from '../../../src/pages/ProductPage/ProductView'
import { powerHelp } from '../../../src/site/navigation'
import { productDetailTexts as details } from '../../../src/site/texts/productDetails'
import { common } from '../../../src/site/texts/common'
import { productTexts as texts } from '../../../src/site/texts/product'
import { palette } from '../../../src/theme/tokens'
import { productOf } from '../../support/samples'
import { expectAnnounced } from '../../support/announcements'

const ready = (...fields: Parameters<typeof productOf>) => ({
  state: { status: 'ready' as const, product: productOf(...fields) },
})

/** A product in each of its states; links to the catalogue and the telephone are always shown. */
const meta = preview.meta({
  title: 'Views/Product',
  component: ProductView,
})

export const Ready = meta.story({
  ...shownByPage,
  args: ready(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: powerHelp.label })).toBeVisible()
  },
})

/** Its head and its colours are those of the cold side of the firm; the calculation of a power is for stoves. */
export const AirConditioner = meta.story({
  args: ready({
    title: 'Cers 25',
    slug: 'cers-25',
    subtitle: 'Mural réversible pour chambre ou bureau',
    description: '<p>Un mural discret, pour le froid comme pour le chaud.</p>',
    image: buildMedia({}, 'products/ac-indoor'),
    categories: seedCategoriesNamed(['Climatisation']),
    type: null,
    brand: 'Airelys',
    power_kw: 2.5,
  }),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', airConditioning.src)
    await expect(canvas.getByRole('link', { name: common.quote })).toHaveStyle({
      backgroundColor: palette.brise,
    })
    await expect(canvas.queryByRole('link', { name: powerHelp.label })).not.toBeInTheDocument()
  },
})

/** With what the EU's energy label says. */
export const Labelled = meta.story({
  args: ready({
    energy_class: 'A+',
    energy_label: '/uploads/etiquette.pdf',
    product_fiche: '/uploads/fiche.pdf',
  }),
})

/** With all that a backend may add to the specification's facts; what it leaves empty is not there. */
export const Detailed = meta.story({
  args: ready({
    width_cm: 56,
    height_cm: 112,
    depth_cm: 54,
    weight_kg: 108,
    guarantee_years: 5,
    price_from: 5290,
    manual: '/uploads/notice.pdf',
    gallery: [buildMedia({}, 'scenes/detail-stone-wall')],
  }),
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent)
    const { widthCm, heightCm, depthCm, weightKg } = details.names
    await expect(terms.slice(4)).toEqual([widthCm, heightCm, depthCm, weightKg])
    await expect(canvas.getByText(/^À partir de 5\s290\s€\sTTC, pose comprise$/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Notice (PDF)' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Voir la photo 2/ })).toBeVisible()
  },
})

export const Loading = meta.story({ ...shownByPage, args: { state: { status: 'loading' } } })

/** The backend failed: it is unknown whether the product exists. */
export const Unavailable = meta.story({
  ...shownByPage,
  args: { state: { status: 'error' } },
  play: async () => {
    await expectAnnounced(texts.unavailable)
  },
})

/** The backend has no such product. */
export const Missing = meta.story({
  ...shownByPage,
  args: { state: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts.notFound)).toBeVisible()
    await expectAnnounced(texts.notFound)
  },
})
