import { expect, waitFor } from 'storybook/test'
import { onPaper, onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { detailFacts, documentLinks } from '../../../src/catalogue/productDetails'
import type { Product } from '../../../src/cms/content/types'
import { ProductDetails } from '../../../src/components/catalogue/ProductDetails/ProductDetails'
import { buildMedia } from '../../../src/mocks/fixtures/media'
import { productDetailTexts as texts } from '../../../src/site/texts/productDetails'
import { productOf } from '../../support/samples'
import { showsNothing } from '../../support/showsNothing'

const propsOf = (details: Product['details'] = {}) => ({
  facts: detailFacts(details),
  documents: documentLinks(details),
  size: details,
})

const manual = buildMedia({ url: '/uploads/notice.pdf', ext: '.pdf', mime: 'application/pdf', size: 1240 })

const whole = productOf({
  width_cm: 56,
  height_cm: 112,
  depth_cm: 54,
  weight_kg: 108,
  power_min_kw: 2.4,
  power_max_kw: 8,
  efficiency: 90.5,
  noise_db: 36,
  flue_mm: 80,
  hopper_kg: 15,
  manual,
  declaration: 'https://maker.example/dop',
}).details

const meta = preview.meta({
  title: 'Components/Catalogue/ProductDetails',
  component: ProductDetails,
  tags: ['!stable', 'proposed'],
  parameters: {
    guide: {
      purpose: 'The dimensions and characteristics that the owner has filled in, with a drawing to scale.',
      do: ['Place it after the specification’s facts of the product.'],
      dont: ['Don’t show a dash for what is missing: what nobody filled in is not there.'],
      accessibility: ['A heading of level 3, below the product’s name.', 'The drawing repeats two facts.'],
    },
    layout: 'padded',
  },
  args: propsOf(whole),
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: texts.heading })).toBeVisible()
    await expect(canvas.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      '56\u00A0cm',
      '112\u00A0cm',
      '54\u00A0cm',
      '108\u00A0kg',
      'de\u00A02,4 à\u00A08\u00A0kW',
      '90,5\u00A0%',
      '36\u00A0dB',
      '80\u00A0mm',
      '15\u00A0kg',
    ])
    await expect(canvas.getByRole('link', { name: /^Notice \(PDF, 1,2\sMo\)$/ })).toHaveAttribute(
      'href',
      'https://cms.test/uploads/notice.pdf',
    )
    await expect(canvas.getByRole('link', { name: texts.declaration })).toBeVisible()
  },
})

export const OnPhone = Default.extend({ ...onPhone })

/** Without its drawing, in two columns. */
export const Printed = meta.story({
  ...onPaper,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('img')).not.toBeInTheDocument())
    await expect(canvas.getAllByRole('definition')).toHaveLength(9)
  },
})

/** A mass stove for logs. Without a width or a height there is no drawing. */
export const FewFacts = meta.story({
  args: propsOf({ widthCm: 76, weightKg: 820, maxPowerKw: 9, logCm: 33 }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
    await expect(canvas.getByText(/^jusqu’à 9\skW$/)).toBeVisible()
  },
})

/** An air conditioner's indoor unit. */
export const WallUnit = meta.story({
  args: { ...propsOf({ widthCm: 108, heightCm: 29.5, depthCm: 22 }), isHung: true },
})

export const DocumentsOnly = meta.story({
  args: propsOf(productOf({ manual }).details),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await expect(canvas.queryByRole('term')).not.toBeInTheDocument()
  },
})

/** A backend of the specification alone. */
export const Nothing = meta.story({
  ...showsNothing,
  args: propsOf(),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(texts.heading)).toBeNull()
  },
})
