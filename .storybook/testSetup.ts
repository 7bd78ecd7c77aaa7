import { afterEach, beforeEach } from 'vitest'
import { commands } from 'vitest/browser'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Storybook calls it by itself only where Vitest has no projects. */
    resetMousePosition: () => Promise<void>
  }
}

// The states of `globals.pseudo` are set in Storybook's own root, which a test has not.
document.body.id = 'storybook-root'

const RealDate = Date

// A story is not hovered because of where an earlier test left the pointer.
beforeEach(() => commands.resetMousePosition())

// Vitest names its setup files by the time: with a frozen clock the browser would not run them for the next file.
afterEach(() => {
  globalThis.Date = RealDate
})
