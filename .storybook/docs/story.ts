import type { DocsContext } from '@storybook/addon-docs/blocks'
import type { ContextType } from 'react'

export type Story = ReturnType<NonNullable<ContextType<typeof DocsContext>>['componentStories']>[number]

/** Empty for `Story.extend(…)`, whose comment Storybook does not read. */
export const commentOf = ({ parameters }: Story): string => {
  const comment: unknown = parameters.docs?.description?.story
  return typeof comment === 'string' ? comment : ''
}
