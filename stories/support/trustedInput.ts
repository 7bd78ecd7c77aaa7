/**
 * `userEvent` dispatches untrusted events; native behaviour (closing a modal dialog, parsing a number) needs trusted
 * ones. Only the test runner can send them: in Storybook these functions return `false`, and the story stops there.
 */
const isTestRun = '__vitest_browser__' in globalThis

/** Presses keys: text like "8,5", or a named key like "{Escape}". @returns whether they were pressed. */
export const pressKeys = async (keys: string): Promise<boolean> => {
  if (!isTestRun) return false
  const { userEvent } = await import('vitest/browser')
  // The story is in an iframe of the runner's page, and keys go to the one with the focus.
  window.focus()
  await userEvent.keyboard(keys)
  return true
}

/** Clicks near the page's top left corner, whatever covers it. @returns whether it was clicked. */
export const clickPageCorner = async (): Promise<boolean> => {
  if (!isTestRun) return false
  const { userEvent } = await import('vitest/browser')
  await userEvent.click(document.documentElement, { position: { x: 12, y: 12 }, force: true })
  return true
}
