import { expect, fireEvent, waitFor } from 'storybook/test'
import { behaviour, onPaper, onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { BeforeAfter } from '../../../src/components/news/BeforeAfter/BeforeAfter'
import { buildMedia } from '../../../src/mocks/fixtures/media'
import { jobTexts as texts } from '../../../src/site/texts/jobs'
import { mediaOf } from '../../support/samples'
import { PageColumn } from '../../support/Surface'

const pictureOf = (name: string) => mediaOf(buildMedia({}, name))

const meta = preview.meta({
  title: 'Components/News/BeforeAfter',
  component: BeforeAfter,
  tags: ['!stable', 'proposed'],
  parameters: {
    guide: {
      purpose: 'Shows a job before and after, one picture over the other, divided where the visitor wants.',
      do: ['Use two pictures taken from the same place.'],
      dont: ['Don’t show one without the other.'],
      accessibility: [
        'A slider with a name, moved by the arrow keys or by a tap on the pictures; both pictures have their alternative texts.',
        'Without scripts and on paper, the pictures are side by side.',
      ],
    },
  },
  decorators: [(Story) => <PageColumn>{Story()}</PageColumn>],
  args: {
    before: pictureOf('scenes/insert-before'),
    after: pictureOf('scenes/insert-after'),
    sizes: '(min-width: 40em) 36rem, 92vw',
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts.before)).toBeVisible()
    await expect(canvas.getByText(texts.after)).toBeVisible()
    await expect(canvas.getAllByRole('img')).toHaveLength(2)
    await expect(canvas.getByRole('slider', { name: texts.compare })).toHaveAttribute(
      'aria-valuetext',
      texts.shownAfter(50),
    )
  },
})

Default.test('is divided where the visitor wants', behaviour, async ({ canvas, userEvent }) => {
  const slider = canvas.getByRole('slider')
  const after = canvas.getByText(texts.after).closest('figure')
  const expectDividedAt = async (percent: number) =>
    waitFor(() => expect(after && getComputedStyle(after).clipPath).toBe(`inset(0px 0px 0px ${percent}%)`))
  await expectDividedAt(50)
  await userEvent.tab()
  await expect(slider).toHaveFocus()
  await fireEvent.change(slider, { target: { value: '49' } })
  await expect(slider).toHaveAttribute('aria-valuetext', texts.shownAfter(51))
  await expectDividedAt(49)
  const picture = canvas.getAllByRole('img')[0]
  const { left, width } = picture?.getBoundingClientRect() ?? new DOMRect()
  await userEvent.pointer({ keys: '[TouchA]', target: picture, coords: { clientX: left + width * 0.8 } })
  await expect(slider).toHaveAttribute('aria-valuetext', texts.shownAfter(20))
  await expectDividedAt(80)
})

export const OnPhone = Default.extend({ ...onPhone })

/** Side by side, both whole. */
export const OnPaper = meta.story({
  ...onPaper,
  play: async ({ canvas }) => {
    const after = canvas.getByText(texts.after).closest('figure')
    await waitFor(() => expect(after && getComputedStyle(after).clipPath).toBe('none'))
    await expect(canvas.queryByRole('slider')).toBeNull()
  },
})

/** Both upright: so is the frame. */
export const Portrait = meta.story({
  ...onPhone,
  args: { before: pictureOf('products/wood-cast'), after: pictureOf('scenes/hero-quiet-tall') },
})

/** The shapes differ: each fills the frame. */
export const DifferentShapes = meta.story({ args: { after: pictureOf('products/insert-80') } })

/** One of the two cannot be loaded: the other is shown alone, and nothing can be divided. */
export const Broken = meta.story({
  args: { after: { ...pictureOf('scenes/insert-after'), url: 'data:image/png;base64,broken', formats: [] } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText(texts.after)).toBeNull())
    await expect(canvas.getByText(texts.before)).toBeVisible()
    await expect(canvas.queryByRole('slider')).toBeNull()
  },
})

/** The same wall from the same place: only the work differs. */
export const RightUse = meta.story({
  tags: ['!dev'],
})

/** A picture of the product instead: nothing can be compared. */
export const WrongUse = meta.story({
  tags: ['!dev'],
  args: { after: pictureOf('products/insert-80') },
})
