import type { DocsContext } from '@storybook/addon-docs/blocks'
import type { ContextType } from 'react'
import * as v from 'valibot'

export type Story = ReturnType<NonNullable<ContextType<typeof DocsContext>>['componentStories']>[number]

const commented = v.object({
  parameters: v.object({ docs: v.object({ description: v.object({ story: v.string() }) }) }),
})

/** The comment above a story; empty when there is none. */
export const commentOf = (story: Story): string => {
  // Storybook leaves the comment of a `Story.extend(…)` on the export itself.
  for (const value of [story, story.moduleExport])
    if (v.is(commented, value)) return value.parameters.docs.description.story
  return ''
}
