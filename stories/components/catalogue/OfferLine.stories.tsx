import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { offerTexts } from '../../../src/catalogue/productDetails'
import { OfferLine } from '../../../src/components/catalogue/OfferLine/OfferLine'
import { showsNothing } from '../../support/showsNothing'

const meta = preview.meta({
  title: 'Components/Catalogue/OfferLine',
  component: OfferLine,
  parameters: {
    guide: {
      purpose: 'What a product costs, and how long it is guaranteed.',
      do: ['Place it below the main action.'],
      dont: ['Don’t put other facts in it: it stays one line.'],
      accessibility: ['Plain text.'],
    },
    layout: 'padded',
  },
  args: { parts: offerTexts({ priceFrom: 5290, guaranteeYears: 5 }) },
})

export const PriceAndGuarantee = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^À partir de 5\s290\s€\sTTC, pose comprise$/)).toBeVisible()
    await expect(canvas.getByText(/^Garantie 5\sans$/)).toBeVisible()
  },
})

export const GuaranteeOnly = meta.story({
  args: { parts: offerTexts({ guaranteeYears: 1 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Garantie 1\san$/)).toBeVisible()
  },
})

/** A backend without these fields. */
export const Nothing = meta.story({
  ...showsNothing,
  args: { parts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Garantie|pose comprise/)).toBeNull()
  },
})

/** A price and a guarantee: read at a glance. */
export const RightUse = meta.story({ tags: ['!dev'] })

/** The facts have a table; here they hide the price. */
export const WrongUse = meta.story({
  tags: ['!dev'],
  args: {
    parts: [
      'Rendement 91 %',
      'Autonomie 22 h',
      'Deux coloris',
      ...offerTexts({ priceFrom: 5290, guaranteeYears: 5 }),
      'Pose comprise dans tout le Limouxin',
    ],
  },
})
