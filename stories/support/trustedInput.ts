/**
 * `userEvent` imitates a visitor's events; what the browser itself does with a key or a press (close a modal dialog,
 * read a number) needs one that the browser trusts. Only the test run can send those: in Storybook's own pages `false`
 * comes back, and the story stops there.
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

/** Presses the page itself near its top left corner, whatever lies above it. @returns whether it was pressed. */
export const pressPageCorner = async (): Promise<boolean> => {
  if (!isTestRun) return false
  const { userEvent } = await import('vitest/browser')
  await userEvent.click(document.documentElement, { position: { x: 12, y: 12 }, force: true })
  return true
}
