import { expect } from 'storybook/test'
import { onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { TableOfContents } from '../../../src/components/foundation/TableOfContents/TableOfContents'
import { richTextTexts } from '../../../src/site/texts/richText'
import { legalChapters } from '../../../src/site/texts/legal'
import { defaultLegal } from '../../../src/site/legal'
import { defaultShop } from '../../../src/site/shop'

const sections = legalChapters(defaultShop, defaultLegal)

const meta = preview.meta({
  title: 'Components/Foundation/TableOfContents',
  component: TableOfContents,
  parameters: {
    guide: {
      purpose: 'The table of contents of a long page; sticky on wide screens.',
      do: ['Use section ids that will not change: they are part of URLs.'],
      dont: ['Don’t use it for fewer than five sections.'],
      accessibility: ['A navigation labelled by its heading.', 'Each line is 44 px high.'],
    },
    layout: 'padded',
  },
  args: { sections },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: richTextTexts.contents })).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(sections.length)
  },
})

export const OnPhone = Default.extend({ ...onPhone })

/** A long title wraps. */
export const LongTitle = meta.story({
  args: { sections: [{ id: 'a', title: 'Conditions particulières '.repeat(6) }] },
})

/** Many parts, each with a short name. */
export const RightUse = meta.story({ tags: ['!dev'] })

/** Two parts can be seen without a table, and a sentence is no name. */
export const WrongUse = meta.story({
  tags: ['!dev'],
  args: {
    sections: [
      { id: 'editeur', title: 'Vous trouverez ici toutes les informations sur l’éditeur de ce site' },
      { id: 'cookies', title: 'Ce que nous faisons, et ne faisons pas, des cookies' },
    ],
  },
})
