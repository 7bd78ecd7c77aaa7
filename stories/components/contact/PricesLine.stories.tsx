import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { PricesLine } from '../../../src/components/contact/PricesLine/PricesLine'
import { common } from '../../../src/site/texts/common'
import { DarkSurface } from '../../support/Surface'

const meta = preview.meta({
  title: 'Components/Contact/PricesLine',
  component: PricesLine,
  parameters: {
    guide: {
      purpose: 'Leads to what a repair costs, from where one asks for it.',
      do: ['Show it only when the site has prices.'],
      dont: ['Don’t use it for a sale or an installation: their price is that of a quote.'],
      accessibility: ['The link is as high as a touch target.'],
    },
    layout: 'padded',
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: common.seeTariffs })).toHaveAttribute('href', '/tarifs')
  },
})

export const OnDarkSurface = meta.story({ decorators: [(Story) => <DarkSurface>{Story()}</DarkSurface>] })

/** What a repair costs is known: a rate by the hour, and the call-out. */
export const RightUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <>
      <h2>Votre poêle s’éteint ?</h2>
      <PricesLine />
    </>
  ),
})

/** A new stove has none: its price is that of a quote. */
export const WrongUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <>
      <h2>Un poêle neuf, posé chez vous</h2>
      <PricesLine />
    </>
  ),
})
