import type { ReactNode } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { styled } from 'styled-components'
import { behaviour, onDesktop, onPhone, onLaptop } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { Header } from '../../../src/components/layout/Header/Header'
import { layoutTexts } from '../../../src/site/texts/layout'
import { media, theme } from '../../../src/theme/theme'
import { longNotice, summerNotice } from '../../support/notices'
import { longName } from '../../support/samples'
import {
  expectInside,
  linesOf,
  SpacedAndLargeText as SpacedAndLarge,
  TextSpacing,
} from '../../support/largeText'
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

const overDark = (Story: () => ReactNode) => <Under>{Story()}</Under>

const overSplit = (Story: () => ReactNode) => <Under data-split>{Story()}</Under>

const meta = preview.meta({
  title: 'Components/Layout/Header',
  component: Header,
  parameters: {
    docs: { story: { inline: false, height: '320px' } },
    guide: {
      purpose: 'The header of every page: name, menu, telephone, and the buttons of the two drawers.',
      do: ['Set `over` to what is under it, so that its text is readable.'],
      dont: [
        'Don’t leave `over` out over the contact page: the menu would be light on light.',
        'Don’t add a sixth entry: the narrowest desktop has space for five.',
      ],
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
  decorators: [(Story) => <SpacedAndLarge of='a[href="/"] > span'>{overDark(Story)}</SpacedAndLarge>],
  ...onPhone,
  play: async ({ canvas }) => {
    const name = canvas.getByRole('link', { name: /accueil$/ }).querySelector('span')
    if (!name) throw new Error('The header has no name.')
    const bar = canvas.getByRole('banner').lastElementChild
    await expectInside(name, bar)
    await expectInside(canvas.getByRole('button', { name: layoutTexts.openMenu }), bar)
  },
})

/** Forced colours keep no background: the current page is underlined. */
export const ForcedColours = meta.story({
  ...onDesktop,
  globals: { ...onDesktop.globals, media: 'forcedColours' },
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { current: 'page' })
    await waitFor(() => expect(getComputedStyle(current).textDecorationLine).toBe('underline'))
    await expect(
      getComputedStyle(canvas.getByRole('link', { name: layoutTexts.menu.services })).textDecorationLine,
    ).toBe('none')
  },
})

/** At the top of the page, over the dark hero. */
export const AtTop = meta.story({ ...onDesktop, decorators: [overDark] })

AtTop.test('opens the side panel', behaviour, async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(layoutTexts.menu.products)
  await expect(canvas.getByRole('link', { name: /accueil$/ })).toHaveAttribute('href', '/')
  await expect(canvas.getByRole('link', { name: /04 68 20 07 05/ })).toHaveAttribute(
    'href',
    defaultShop.phone.href,
  )
  await userEvent.click(canvas.getByRole('button', { name: layoutTexts.openPanel }))
  await expect(args.onOpenPanel).toHaveBeenCalledOnce()
  await expect(canvas.queryByRole('button', { name: layoutTexts.openMenu })).not.toBeInTheDocument()
})

/** "Accueil" is current on the home page only. */
export const OnHomePage = meta.story({
  ...onDesktop,
  parameters: { ...onDesktop.parameters, address: '/' },
  decorators: [overDark],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { current: 'page' })).toHaveLength(1)
  },
})

/** Sticky once the page is scrolled, on its own background. */
export const Sticky = meta.story({
  args: { isSticky: true },
  decorators: [(Story) => <div style={{ minHeight: '16rem' }}>{Story()}</div>],
})

/** A line between the header and the page, which begins below it. */
export const WithNotice = meta.story({
  ...onDesktop,
  args: { notice: summerNotice },
  decorators: [overDark],
  play: async ({ canvas }) => {
    const notice = canvas.getByText(summerNotice.text)
    const menu = canvas.getByRole('navigation')
    await expect(canvas.getByRole('banner')).toContainElement(notice)
    const text = document.createRange()
    text.selectNodeContents(notice)
    await expect(text.getBoundingClientRect().top).toBeGreaterThanOrEqual(menu.getBoundingClientRect().bottom)
  },
})

/** Over the contact page, the notice's own dark surface is under the whole header. */
export const WithNoticeOverContactHero = meta.story({
  ...onDesktop,
  args: { notice: summerNotice, over: 'split' },
  parameters: { ...onDesktop.parameters, address: '/contact' },
  decorators: [overSplit],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: layoutTexts.menu.services })
    await expect(getComputedStyle(link).color).toBe(getComputedStyle(canvas.getByRole('banner')).color)
  },
})

/** A notice whose days have not come changes nothing. */
export const WithNoticeToCome = meta.story({
  ...onDesktop,
  args: { notice: { ...summerNotice, isShown: false }, over: 'split' },
  parameters: { ...onDesktop.parameters, address: '/contact' },
  decorators: [overSplit],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: layoutTexts.menu.services })
    await expect(getComputedStyle(link).color).not.toBe(getComputedStyle(canvas.getByRole('banner')).color)
  },
})

/** The line scrolls away; the header stays. */
export const StickyWithNotice = meta.story({
  ...onPhone,
  args: { notice: longNotice, isSticky: true },
  decorators: [overDark],
})

export const WithNoticeOnPhone = meta.story({
  ...onPhone,
  args: { notice: summerNotice },
  decorators: [overDark],
})

/** Dark text over the light half of the contact page. */
export const OverContactHero = meta.story({
  ...onDesktop,
  args: { over: 'split' },
  parameters: { ...onDesktop.parameters, address: '/contact' },
  decorators: [overSplit],
})

/** Wider text takes a second line, not the dark half. */
export const SpacedOverContactHero = OverContactHero.extend({
  decorators: [(Story) => <TextSpacing>{Story()}</TextSpacing>],
  play: async ({ canvas, canvasElement }) => {
    const { left } = canvas.getByRole('navigation').getBoundingClientRect()
    await expect(left).toBeGreaterThan(0.42 * canvasElement.clientWidth)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

/** The menu is in a drawer; the telephone stays visible. */
export const OnPhone = meta.story({ ...onPhone, decorators: [overDark] })

OnPhone.test('opens the menu', behaviour, async ({ canvas, userEvent, args }) => {
  await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
  await expect(canvas.getByRole('link', { name: /04 68 20 07 05/ })).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: layoutTexts.openMenu }))
  await expect(args.onOpenMenu).toHaveBeenCalledOnce()
  await expect(canvas.queryByRole('button', { name: layoutTexts.openPanel })).not.toBeInTheDocument()
})

export const StickyOnPhone = Sticky.extend({ ...onPhone })

/** The narrowest viewport with the desktop menu. */
export const NarrowestDesktop = meta.story({
  ...onLaptop,
  decorators: [overDark],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

/** A long name is set smaller, and wraps where the menu needs its room. */
export const LongName = meta.story({
  ...onDesktop,
  args: { name: longName },
  decorators: [overDark],
  play: async ({ canvas, canvasElement }) => {
    await expect(linesOf(canvas.getByText(longName))).toBeLessThanOrEqual(2)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const LongNameOnNarrowestDesktop = LongName.extend({ ...onLaptop })

export const LongNameOnPhone = LongName.extend({ ...onPhone })

/** Over the contact page’s light half the text is dark. */
export const RightUse = meta.story({
  ...onLaptop,
  tags: ['!dev'],
  args: { over: 'split' },
  parameters: { ...onLaptop.parameters, address: '/contact' },
  decorators: [overSplit],
})

/** Without `over` the menu is there, light on light. */
export const WrongUse = meta.story({
  ...onLaptop,
  tags: ['!dev'],
  parameters: { ...onLaptop.parameters, address: '/contact' },
  decorators: [overSplit],
})
