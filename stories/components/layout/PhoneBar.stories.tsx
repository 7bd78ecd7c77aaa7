import { expect } from 'storybook/test'
import { behaviour, onPhone, onTablet } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { PhoneBar } from '../../../src/components/layout/PhoneBar/PhoneBar'
import { productQuoteHref } from '../../../src/site/paths'
import { defaultShop } from '../../../src/site/shop'
import { phoneBarTexts as texts } from '../../../src/site/texts/layout'
import { palette } from '../../../src/theme/tokens'
import { expectInside, LargeText as Large } from '../../support/largeText'
import { showsNothing } from '../../support/showsNothing'
import { MainActionLink } from '../../../src/components/layout/MainActionLink/MainActionLink'
import { common } from '../../../src/site/texts/common'
import { PageColumn } from '../../support/Surface'

const meta = preview.meta({
  title: 'Components/Layout/PhoneBar',
  component: PhoneBar,
  globals: onPhone.globals,
  parameters: {
    ...onPhone.parameters,
    guide: {
      purpose: 'Keeps the telephone and the contact form under the thumb of somebody who reads a long page.',
      do: ['Render it after the footer: its room is the end of the page.'],
      dont: ['Don’t show it beside the action that it repeats, nor on a page with a form.'],
      accessibility: [
        'Hidden, it cannot be reached with Tab; with the focus in it, it stays.',
        'Focused elements scroll into view above it (WCAG 2.4.11).',
      ],
    },
  },
  args: { phone: defaultShop.phone, quoteHref: productQuoteHref('ondea-8'), isShown: true },
})

export const Shown = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: texts.call })).toHaveAttribute('href', 'tel:+33468200705')
    await expect(canvas.getByRole('link', { name: texts.quote })).toHaveAttribute(
      'href',
      '/contact?produit=ondea-8#formulaire',
    )
  },
})

/** On the page of an air conditioner. */
export const CoolAccent = meta.story({
  args: { accent: 'cool' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: texts.quote })).toHaveStyle({
      backgroundColor: palette.brise,
    })
  },
})

/** While the page's main action is in view, a drawer is open or somebody is typing. */
export const Hidden = meta.story({ ...showsNothing, args: { isShown: false } })

Hidden.test('cannot be reached by Tab', behaviour, async ({ canvas, userEvent }) => {
  await expect(canvas.queryByRole('link')).toBeNull()
  await userEvent.tab()
  await expect(document.body).toHaveFocus()
})

/** Both halves keep their words as the visitor's text grows. */
export const LargeText = meta.story({
  decorators: [(Story) => <Large of="a">{Story()}</Large>],
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) await expectInside(link, link.parentElement)
  },
})

/** Wider screens have the telephone in the header. */
export const OnTablet = meta.story({
  ...showsNothing,
  ...onTablet,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})

const sheet = (
  <PageColumn>
    <h2>Ondéa 8</h2>
    <p>Un poêle étanche et silencieux, pour une pièce de vie de 80 m².</p>
  </PageColumn>
)

/** The page’s own action is out of sight. */
export const RightUse = meta.story({
  tags: ['!dev'],
  render: (args) => (
    <>
      {sheet}
      <PhoneBar {...args} />
    </>
  ),
})

/** The same action twice on one screen. */
export const WrongUse = meta.story({
  tags: ['!dev'],
  render: (args) => (
    <>
      {sheet}
      <PageColumn>
        <MainActionLink to={args.quoteHref}>{common.quote}</MainActionLink>
      </PageColumn>
      <PhoneBar {...args} />
    </>
  ),
})
