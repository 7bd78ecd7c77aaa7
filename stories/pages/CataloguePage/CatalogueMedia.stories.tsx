import { expect } from 'storybook/test'
import { onDesktop, onPaper } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { CataloguePage } from '../../../src/pages/CataloguePage/CataloguePage'
import { expectCards } from '../../support/cards'
import { inWholePage } from '../../support/wholePage'

const meta = preview.meta({
  title: 'Pages/Catalogue/Other media',
  component: CataloguePage,
  decorators: [inWholePage],
  parameters: { address: '/products' },
})

/** The list without its filters. */
export const Printed = meta.story({
  ...onPaper,
  play: async ({ canvas }) => {
    await expectCards(canvas, 9)
    await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument()
  },
})

/** The selected category and brand are underlined or framed. */
export const ForcedColours = meta.story({
  ...onDesktop,
  globals: { ...onDesktop.globals, media: 'forcedColours' },
  parameters: { ...onDesktop.parameters, address: '/products?categorie=poeles+a+granules&marque=graneo' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Poêles à granulés/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(await canvas.findByRole('button', { name: /^Granéo/, pressed: true })).toBeVisible()
  },
})
