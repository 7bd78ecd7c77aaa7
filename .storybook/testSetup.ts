import { afterEach, beforeEach } from 'vitest'
import { commands } from 'vitest/browser'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Storybook's; it calls it by itself only where Vitest has no projects. */
    resetMousePosition: () => Promise<void>
  }
}

const RealDate = Date

// A story is not hovered because of where an earlier test left the pointer.
beforeEach(() => commands.resetMousePosition())

// The clock of stories stands still, and Vitest names its setup files by the time: with the same time for the next story
// file, the browser would not run them again, and that file would be without their hooks.
afterEach(() => {
  globalThis.Date = RealDate
})
