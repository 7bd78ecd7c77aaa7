import { definePreviewAddon } from 'storybook/internal/csf'

/** The written part of a component's docs page. */
export type Guide = {
  /** What it is for, in a sentence or two. */
  purpose: string
  do: readonly string[]
  dont: readonly string[]
  /** What it does for accessibility, and what it requires of the page that uses it. */
  accessibility: readonly string[]
}

/** Gives `parameters.guide` and `parameters.clock` their types. */
export const addonGuide = () =>
  definePreviewAddon<{
    parameters: {
      guide?: Guide
      /** The date and time the story sees, ISO 8601. */
      clock?: string
    }
  }>({})
