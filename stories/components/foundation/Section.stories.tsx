import { expect } from 'storybook/test'
import { onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { Section } from '../../../src/components/foundation/Section/Section'

const sentence = 'Un poêle bien posé chauffe mieux, plus longtemps, et se fait oublier. '

const meta = preview.meta({
  title: 'Components/Foundation/Section',
  component: Section,
  parameters: {
    guide: {
      purpose: 'A section of the page, at the page’s width, with its spacing above and below.',
      do: ['Limit the width of long texts inside it.'],
      dont: ['Don’t add outer margins to its content: the section has the spacing.'],
      accessibility: ['A `section` element; give it a heading.'],
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

/** The side margins shrink with the screen, to 20 px at least. */
export const OnPhone = meta.story({
  ...onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading').getBoundingClientRect().left).toBeGreaterThanOrEqual(20)
  },
})

/** One section, at the page’s width. */
export const RightUse = meta.story({ tags: ['!dev'] })

/** A section in a section: its margins are there twice. */
export const WrongUse = meta.story({
  tags: ['!dev'],
  render: (args) => (
    <Section>
      <Section {...args} />
    </Section>
  ),
})
