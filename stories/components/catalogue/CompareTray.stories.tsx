import { expect, fireEvent, fn } from 'storybook/test'
import { behaviour, onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { CompareTray } from '../../../src/components/catalogue/CompareTray/CompareTray'
import { PhoneBar } from '../../../src/components/layout/PhoneBar/PhoneBar'
import { productQuoteHref } from '../../../src/site/paths'
import { defaultShop } from '../../../src/site/shop'
import { trayTexts as texts } from '../../../src/site/texts/comparisonTray'
import { phoneBarTexts } from '../../../src/site/texts/layout'
import { showsNothing } from '../../support/showsNothing'

const ondea = { slug: 'ondea-8', title: 'Ondéa 8' }
const lys = { slug: 'lys-9', title: 'Lys 9' }
const foyer = { slug: 'foyer-80', title: 'Foyer 80' }

const meta = preview.meta({
  title: 'Components/Catalogue/CompareTray',
  component: CompareTray,
  parameters: {
    guide: {
      purpose: 'The products chosen to be compared, and the way to their comparison.',
      do: [
        'Put it last in the section that has the products: it stays at the bottom of the screen until then.',
      ],
      dont: ['Don’t fix it to the screen: it would cover the end of the page.'],
      accessibility: [
        'What has the focus is scrolled out from under it.',
        'The focus moves to the neighbour of what is removed, or stays where the strip was.',
        'On a low screen, or with large texts, it does not stick.',
      ],
    },
    layout: 'padded',
  },
  args: {
    products: [ondea, lys],
    href: '/comparer?produits=ondea-8,lys-9',
    onRemove: fn(),
    onClear: fn(),
  },
})

export const Two = meta.story()

Two.test('removes one, then all', behaviour, async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('link', { name: 'Comparer (2)' })).toHaveAttribute('href', args.href)
  await userEvent.click(canvas.getByRole('button', { name: `${texts.remove} Ondéa 8` }))
  await expect(args.onRemove).toHaveBeenCalledWith(ondea)
  await expect(canvas.getByRole('button', { name: `${texts.remove} Lys 9` })).toHaveFocus()
  await userEvent.click(canvas.getByRole('button', { name: texts.clear }))
  await expect(args.onClear).toHaveBeenCalledOnce()
})

// The next product slides under the pointer: the second click of a double one is not for it.
Two.test('removes one at a double click', behaviour, async ({ canvas, args }) => {
  const chip = ({ title }: typeof lys) => canvas.getByRole('button', { name: `${texts.remove} ${title}` })
  await fireEvent.click(chip(ondea), { detail: 1 })
  await fireEvent.click(chip(lys), { detail: 2 })
  await expect(args.onRemove).toHaveBeenCalledOnce()
  await expect(args.onRemove).toHaveBeenCalledWith(ondea)
})

export const Three = meta.story({ args: { products: [ondea, lys, foyer] } })

/** It takes two to compare; the focus stays where the strip was. */
export const One = meta.story({ args: { products: [ondea] } })

One.test(
  'keeps the focus after the last is removed',
  behaviour,
  async ({ canvas, userEvent, canvasElement }) => {
    await expect(canvas.getByText(texts.addAnother)).toBeVisible()
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: `${texts.remove} Ondéa 8` }))
    await expect(canvasElement.querySelector('[tabindex="-1"]')).toHaveFocus()
  },
)

/** On a phone it stands on the bar with the telephone, which it would be hidden by. */
export const AbovePhoneBar = meta.story({
  ...onPhone,
  // Its page is several screens high: a frame of its height would show an empty part of it.
  parameters: { docs: { story: { height: '844px' } } },
  decorators: [
    (Story) => (
      <>
        <div style={{ height: '200vh' }} />
        {Story()}
        <div style={{ height: '100vh' }} />
        <PhoneBar phone={defaultShop.phone} quoteHref={productQuoteHref('ondea-8')} isShown />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('link', { name: phoneBarTexts.call }).getBoundingClientRect()
    const tray = canvas.getByRole('region', { name: texts.label }).getBoundingClientRect()
    await expect(Math.abs(bar.top - tray.bottom)).toBeLessThanOrEqual(1)
    await expect(tray.top).toBeLessThan(window.innerHeight)
    const room = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom)
    await expect(room).toBeGreaterThanOrEqual(window.innerHeight - tray.top)
  },
})

export const None = meta.story({
  ...showsNothing,
  args: { products: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Nothing is shown in this state\.$/)
  },
})

/** The end of a name tells which product it is. */
export const ThreeOnPhone = meta.story({
  ...onPhone,
  decorators: [(Story) => <div style={{ width: '280px' }}>{Story()}</div>],
  args: {
    products: [
      { slug: 'calypso-12-c', title: 'Calypso 12 C' },
      { slug: 'calypso-9-c', title: 'Calypso 9 C' },
      ondea,
    ],
  },
  play: async ({ canvas, args }) => {
    for (const { title } of args.products) {
      const name = canvas.getByText(title)
      await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth)
      await expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight)
    }
  },
})

/** Long names are shortened on screen, after two lines, not for screen readers. */
export const LongNamesOnPhone = meta.story({
  ...onPhone,
  args: {
    products: [ondea, lys, foyer].map(({ slug, title }) => ({
      slug,
      title: `${title} poêle à granulés canalisable`,
    })),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
