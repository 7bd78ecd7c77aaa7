import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { PowerAnswer } from '../../../src/components/heating/PowerAnswer/PowerAnswer'
import { paths } from '../../../src/site/paths'
import { powerTexts as texts } from '../../../src/site/texts/power'
import { expectAnnounced } from '../../support/announcements'
import { someAnswer } from '../../support/heating'
import { expectInside, SpacedAndLargeText as SpacedAndLarge } from '../../support/largeText'
import { withPlainSpaces } from '../../support/samples'

const meta = preview.meta({
  title: 'Components/Heating/PowerAnswer',
  component: PowerAnswer,
  parameters: {
    guide: {
      purpose: 'The power that a home needs, as a range, with the reasoning and what it leaves out.',
      do: ['Give a range: the method is not exact to a tenth.'],
      dont: ['Don’t leave out that a visit confirms it.'],
      accessibility: ['Announced once typing stops, not at each letter.'],
    },
    layout: 'padded',
  },
  args: { answer: someAnswer, refusal: '', contactHref: paths.contact },
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(withPlainSpaces(someAnswer.range))).toBeVisible()
    await expectAnnounced(withPlainSpaces(texts.announced(someAnswer.range)))
    await expect(canvas.getByRole('link', { name: texts.contact })).toHaveAttribute('href', '/contact')
  },
})

/** Before the area and the period are known. */
export const Waiting = meta.story({
  args: { answer: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(withPlainSpaces(texts.waiting))).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})

/** What a field refuses is announced instead. */
export const Refused = meta.story({
  args: { answer: null, refusal: texts.refused.surface(10, 400) },
  play: async () => expectAnnounced(withPlainSpaces(texts.refused.surface(10, 400))),
})

/** The range and the button wrap where they have no room. */
export const SpacedAndLargeText = meta.story({
  decorators: [(Story) => <SpacedAndLarge of="p:nth-of-type(2), a">{Story()}</SpacedAndLarge>],
  play: async ({ canvas }) => {
    const range = canvas.getByText(withPlainSpaces(someAnswer.range))
    await expectInside(range, range.parentElement)
    const button = canvas.getByRole('link', { name: texts.contact })
    const { right } = button.getBoundingClientRect()
    await expect(right).toBeLessThanOrEqual(range.getBoundingClientRect().right)
  },
})

/** A range, as exact as the method. */
export const RightUse = meta.story({ tags: ['!dev'] })

/** Two decimals promise what five questions cannot know. */
export const WrongUse = meta.story({
  tags: ['!dev'],
  args: { answer: { ...someAnswer, range: '5,83 kW' } },
})
