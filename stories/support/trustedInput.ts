/**
 * `userEvent` dispatches untrusted events; native behaviour (closing a modal dialog, parsing a number) needs trusted
 * ones. Only the test runner can send them: in Storybook these functions return `false`, and the story stops there.
 */
const isTestRun = '__vitest_browser__' in globalThis

/** Presses keys: "8,5" types, "{Escape}" names a key. @returns whether they were pressed. */
export const pressKeys = async (keys: string): Promise<boolean> => {
  if (!isTestRun) return false
  const { userEvent } = await import('vitest/browser')
  // The story is a frame of the runner's page: keys go to whichever of the two has the focus.
  window.focus()
  await userEvent.keyboard(keys)
  return true
}

/** Presses the page itself near its top left corner, whatever covers it. @returns whether it was pressed. */
export const pressPageCorner = async (): Promise<boolean> => {
  if (!isTestRun) return false
  const { userEvent } = await import('vitest/browser')
  await userEvent.click(document.documentElement, { position: { x: 12, y: 12 }, force: true })
  return true
}
