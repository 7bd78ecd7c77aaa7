import { expect } from 'storybook/test'
import { onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { CallBand } from '../../../src/components/layout/CallBand/CallBand'
import { powerHelp } from '../../../src/site/navigation'
import { productTexts } from '../../../src/site/texts/product'

import { expectInside, SpacedAndLargeText as SpacedAndLarge } from '../../support/largeText'

const meta = preview.meta({
  title: 'Components/Layout/CallBand',
  component: CallBand,
  parameters: {
    guide: {
      purpose: 'A band at the end of a page with a question and the telephone number.',
      do: ['Ask a question that visitors have: “Une question sur cet appareil ?”'],
      dont: ['Don’t put two on one page.'],
      accessibility: ['The number is a `tel:` link, written in pairs of digits.'],
    },
  },
  args: { question: productTexts.callQuestion },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const phone = canvas.getByRole('link', { name: '04 68 20 07 05' })
    await expect(phone).toHaveAttribute('href', 'tel:+33468200705')
  },
})

/** The number stays on one line. */
export const OnPhone = Default.extend({ ...onPhone })

/** Another way to an answer, below. */
export const WithLink = meta.story({
  args: { link: powerHelp },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: powerHelp.label })).toHaveAttribute('href', '/puissance')
  },
})

export const WithLinkOnPhone = WithLink.extend({ ...onPhone })

/** On phones the bar at the bottom of the screen repeats it: see the stories of the pages. */
export const MainAction = meta.story({ args: { isMainAction: true } })

/** The text breaks between sentences first. */
export const LongQuestion = meta.story({
  args: {
    question:
      'Une question sur votre installation, votre conduit ou votre climatisation ? Appelez-nous du lundi au samedi, même en pleine saison de chauffe.',
  },
})

/** The number and the question wrap where they have no room. */
export const SpacedAndLargeText = meta.story({
  decorators: [(Story) => <SpacedAndLarge of="a">{Story()}</SpacedAndLarge>],
  play: async ({ canvas }) => {
    const phone = canvas.getByRole('link')
    await expectInside(phone, phone.parentElement)
    await expectInside(canvas.getByRole('heading'), phone.parentElement)
  },
})

/** A question that visitors have. */
export const RightUse = meta.story({ tags: ['!dev'] })

/** An advertisement: no reason to call. */
export const WrongUse = meta.story({
  tags: ['!dev'],
  args: { question: 'Appelez vite ! Offre exceptionnelle sur tous nos poêles ! Jusqu’à samedi seulement !' },
})
