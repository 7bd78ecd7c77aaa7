import { expect, fn, waitFor, within } from 'storybook/test'
import { behaviour, onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { MobileMenu } from '../../../src/components/layout/MobileMenu/MobileMenu'
import { mainNavigation, menuShortcuts } from '../../../src/site/navigation'
import { layoutTexts } from '../../../src/site/texts/layout'
import { defaultShop } from '../../../src/site/shop'
import { showsNothing } from '../../support/showsNothing'

const meta = preview.meta({
  title: 'Components/Layout/MobileMenu',
  component: MobileMenu,
  ...onPhone,
  parameters: {
    ...onPhone.parameters,
    docs: { story: { inline: false, height: '844px' } },
    guide: {
      purpose:
        'The main menu on small screens, with breakdowns, a quote, the prices, the power and the telephone below it.',
      do: ['Close it on navigation.'],
      dont: ['Don’t show it from 1024 px on: there the header has the menu.'],
      accessibility: ['A drawer: focus stays inside, Escape closes.', 'The current page is `aria-current`.'],
    },
    address: '/products',
  },
  args: { isOpen: true, onClose: fn(), shop: defaultShop },
})

export const Open = meta.story({
  play: async ({ canvas }) => {
    const menu = within(await canvas.findByRole('navigation'))
    await expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual(
      mainNavigation.map(({ label }) => label),
    )
    for (const { label, href } of menuShortcuts)
      await expect(canvas.getByRole('link', { name: label })).toHaveAttribute('href', href)
    await expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Produits')
  },
})

// A click on any link closes it, also on the link to the current page.
Open.test('is closed by a link', behaviour, async ({ canvas, userEvent, args }) => {
  await userEvent.click(await canvas.findByRole('link', { name: 'Produits' }))
  await expect(args.onClose).toHaveBeenCalledOnce()
})

Open.test('is closed by its button', behaviour, async ({ canvas, userEvent, args }) => {
  await userEvent.click(await canvas.findByRole('button', { name: layoutTexts.closeMenu }))
  await expect(args.onClose).toHaveBeenCalled()
})

/** Forced colours keep no colour of its own for the current page: it is underlined. */
export const ForcedColours = meta.story({
  globals: { ...onPhone.globals, media: 'forcedColours' },
  play: async ({ canvas }) => {
    const current = await canvas.findByRole('link', { current: 'page' })
    await waitFor(() => expect(getComputedStyle(current).textDecorationLine).toBe('underline'))
  },
})

export const Closed = meta.story({
  ...showsNothing,
  args: { isOpen: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
  },
})
