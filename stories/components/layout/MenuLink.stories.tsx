import { expect } from 'storybook/test'
import { styled } from 'styled-components'
import preview from '../../../.storybook/preview'
import { MenuLink } from '../../../src/components/layout/MenuLink/MenuLink'
import { theme } from '../../../src/theme/theme'

/** As every menu does. */
const Menu = styled.nav`
  a[aria-current='page'] {
    color: ${theme.color.accent};
  }
`

const meta = preview.meta({
  title: 'Components/Layout/MenuLink',
  component: MenuLink,
  parameters: {
    guide: {
      purpose: 'An entry of the main menu; it is current on its page and the pages below it.',
      do: ['Style `[aria-current]` in the menu that contains it.'],
      dont: ['Don’t use it outside menus: use an ordinary link there.'],
      accessibility: ['The current entry has `aria-current="page"`.'],
    },
    layout: 'centered',
  },
  args: { to: '/products', children: 'Produits' },
  decorators: [(Story) => <Menu>{Story()}</Menu>],
})

/** Not current on another page, even if its path starts with the same letters. */
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

/** The home page's entry is current on the home page only. */
export const HomeNotCurrent = meta.story({
  args: { to: '/', children: 'Accueil' },
  parameters: { address: '/products' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).not.toHaveAttribute('aria-current')
  },
})
