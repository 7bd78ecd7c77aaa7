import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { MenuLink } from '../../../src/components/layout/MenuLink/MenuLink'

const meta = preview.meta({
  title: 'Components/Layout/MenuLink',
  component: MenuLink,
  parameters: {
    guide: {
      purpose: 'An entry of the main menu, which knows whether the visitor is in its part of the site.',
      do: ['Let the menu that places it style `[aria-current]`.'],
      dont: ['Don’t use it in a text: nothing there needs to say where one is.'],
      accessibility: ['The current entry is announced as such, by `aria-current="page"`.'],
    },
    layout: 'padded',
  },
  args: { to: '/products', children: 'Produits' },
})

/** The visitor is elsewhere, also on a page whose address begins alike. */
export const NotCurrent = meta.story({
  parameters: { address: '/products-neufs' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).not.toHaveAttribute('aria-current')
  },
})

/** The visitor is on its page. */
export const Current = meta.story({
  parameters: { address: '/products' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-current', 'page')
  },
})

/** The visitor is on a page below it. */
export const CurrentOnSubpage = meta.story({
  parameters: { address: '/products/ondea-8' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-current', 'page')
  },
})

/** Every page lies below the home page, whose entry is current on it alone. */
export const HomeNotCurrent = meta.story({
  args: { to: '/', children: 'Accueil' },
  parameters: { address: '/products' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).not.toHaveAttribute('aria-current')
  },
})
