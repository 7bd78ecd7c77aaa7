import { definePreviewAddon } from 'storybook/internal/csf'

export type Guide = {
  purpose: string
  do: readonly string[]
  dont: readonly string[]
  /** Also what it requires of the page that uses it. */
  accessibility: readonly string[]
}

export const addonGuide = () =>
  definePreviewAddon<{
    parameters: {
      guide?: Guide
      /** ISO 8601. */
      clock?: string
    }
  }>({})
