import { definePreviewAddon } from 'storybook/internal/csf'

/** What a component's docs page says of it beside its props and its stories. */
export type Guide = {
  /** What it is for, in a sentence or two. */
  purpose: string
  do: readonly string[]
  dont: readonly string[]
  /** What it does for people who cannot see, point or wait, and what it asks of who places it. */
  accessibility: readonly string[]
}

/** Gives `parameters.guide` and `parameters.clock` their types. */
export const addonGuide = () =>
  definePreviewAddon<{
    parameters: {
      guide?: Guide
      /** The instant at which the story takes place, ISO 8601. */
      clock?: string
    }
  }>({})
