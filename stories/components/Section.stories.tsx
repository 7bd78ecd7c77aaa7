import { expect } from 'storybook/test'
import { onPhone } from '../../.storybook/modes'
import preview from '../../.storybook/preview'
import { Section } from '../../src/components/Section/Section'

const sentence = 'Un poêle bien posé chauffe mieux, plus longtemps, et se fait oublier. '

const meta = preview.meta({
  title: 'Components/Section',
  component: Section,
  argTypes: {
    $isNarrow: {
      description: '45 rem wide instead of 82.5 rem: text to read.',
      control: 'boolean',
      table: { type: { summary: 'boolean' }, defaultValue: { summary: 'false' } },
    },
  },
  parameters: {
    guide: {
      purpose: 'A stretch of the page at the container’s width, with its air above and below.',
      do: ['Use `$isNarrow` for text to read.'],
      dont: ['Don’t add margins inside: the air is the section’s.'],
      accessibility: ['A plain `section`; give it a heading.'],
    },
  },
  args: {
    children: (
      <>
        <h2>Un poêle pour chaque maison</h2>
        <p>{sentence.repeat(6)}</p>
      </>
    ),
  },
})

export const Default = meta.story()

/** A text to read keeps to a measure of some 75 signs. */
export const Narrow = meta.story({
  args: { $isNarrow: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading').clientWidth).toBeLessThanOrEqual(720)
  },
})

/** The room left and right shrinks with the screen, never to nothing. */
export const OnPhone = meta.story({
  ...onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading').getBoundingClientRect().left).toBeGreaterThanOrEqual(20)
  },
})
