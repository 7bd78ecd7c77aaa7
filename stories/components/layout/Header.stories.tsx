import type { ReactNode } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { styled } from 'styled-components'
import { onDesktop, onPhone, onLaptop } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { Header } from '../../../src/components/layout/Header/Header'
import { layoutTexts } from '../../../src/site/texts/layout'
import { media, theme } from '../../../src/theme/theme'
import { doubleText, expectInside, SpacedText } from '../../support/largeText'
import { defaultShop } from '../../../src/site/shop'

/** The part of the page under the header: a dark band, or on wide screens the contact page's two halves. */
const Under = styled.div`
  min-height: 16rem;
  background: ${theme.palette.night};
  ${media.desktop} {
    &[data-split] {
      background: linear-gradient(90deg, ${theme.palette.night} 41.6%, ${theme.palette.paper} 41.6%);
    }
  }
`

const over = (children: ReactNode, isSplit = false) => (
  <Under data-split={isSplit || undefined}>{children}</Under>
)

const meta = preview.meta({
  title: 'Components/Layout/Header',
  component: Header,
  parameters: {
    docs: { story: { inline: false, height: '320px' } },
    guide: {
      purpose: 'The header of every page: name, menu, telephone, and the buttons of the two drawers.',
      do: ['Set `over` to what is under it, so that its text is readable.'],
      dont: ['Don’t add a sixth entry: the narrowest desktop has space for five.'],
      accessibility: [
        'The current page is `aria-current`.',
        'On a phone the telephone is still in the header, 44 px wide.',
      ],
    },
    address: '/products',
  },
  args: {
    phone: defaultShop.phone,
    isSticky: false,
    onOpenMenu: fn(),
    onOpenPanel: fn(),
  },
})

/** The name wraps where it has no room. */
export const SpacedAndLargeText = meta.story({
  decorators: [(Story) => <SpacedText>{over(Story())}</SpacedText>],
  ...onPhone,
  play: async ({ canvas }) => {
    const name = canvas.getByRole('link', { name: /accueil$/ }).querySelector('span')
    if (!name) throw new Error('The header has no name.')
    doubleText(name)
    await expectInside(name, canvas.getByRole('banner'))
    await expectInside(canvas.getByRole('button', { name: layoutTexts.openMenu }), canvas.getByRole('banner'))
  },
})

/** Forced colours keep no background: the current page is underlined. */
export const ForcedColours = meta.story({
  ...onDesktop,
  globals: { ...onDesktop.globals, preference: 'contrast' },
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { current: 'page' })
    await waitFor(() => expect(getComputedStyle(current).textDecorationLine).toBe('underline'))
    await expect(
      getComputedStyle(canvas.getByRole('link', { name: layoutTexts.menu.services })).textDecorationLine,
    ).toBe('none')
  },
})

/** At the top of the page, over the dark hero. */
export const AtTop = meta.story({
  ...onDesktop,
  decorators: [(Story) => over(Story())],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(layoutTexts.menu.products)
    await expect(canvas.getByRole('link', { name: /accueil$/ })).toHaveAttribute('href', '/')
    await expect(canvas.getByRole('link', { name: /04 68 20 07 05/ })).toHaveAttribute(
      'href',
      defaultShop.phone.href,
    )
    await userEvent.click(canvas.getByRole('button', { name: layoutTexts.openPanel }))
    await expect(args.onOpenPanel).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('button', { name: layoutTexts.openMenu })).not.toBeInTheDocument()
  },
})

/** "Accueil" is current on the home page only. */
export const OnHomePage = meta.story({
  ...onDesktop,
  parameters: { ...onDesktop.parameters, address: '/' },
  decorators: [(Story) => over(Story())],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { current: 'page' })).toHaveLength(1)
  },
})

/** Sticky once the page is scrolled, on its own background. */
export const Sticky = meta.story({
  args: { isSticky: true },
  decorators: [(Story) => <div style={{ minHeight: '16rem' }}>{Story()}</div>],
})

/** Dark text over the light half of the contact page. */
export const OverContactHero = meta.story({
  args: { over: 'split' },
  parameters: { address: '/contact' },
  decorators: [(Story) => over(Story(), true)],
})

/** The menu is in a drawer; the telephone stays visible. */
export const OnPhone = meta.story({
  ...onPhone,
  decorators: [(Story) => over(Story())],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: /04 68 20 07 05/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: layoutTexts.openMenu }))
    await expect(args.onOpenMenu).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('button', { name: layoutTexts.openPanel })).not.toBeInTheDocument()
  },
})

export const StickyOnPhone = Sticky.extend(onPhone)

/** The narrowest viewport with the desktop menu. */
export const NarrowestDesktop = meta.story({
  ...onLaptop,
  decorators: [(Story) => over(Story())],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
