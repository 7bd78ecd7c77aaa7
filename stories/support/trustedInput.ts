/**
 * `userEvent` dispatches untrusted events; native behaviour (closing a modal dialog, parsing a number) needs trusted
 * ones, which only the test runner can send. @throws Error in Storybook itself.
 */
const runner = async () => {
  if (!('__vitest_browser__' in globalThis))
    throw new Error(
      'This test needs a real keyboard or mouse, which only the test runner has: npx vitest --project stories',
    )
  const { userEvent } = await import('vitest/browser')
  return userEvent
}

/** Presses keys: text like "8,5", or a named key like "{Escape}". */
export const pressKeys = async (keys: string): Promise<void> => {
  const userEvent = await runner()
  // The story is in an iframe of the runner's page, and keys go to the one with the focus.
  window.focus()
  await userEvent.keyboard(keys)
}

/** Clicks near the page's top left corner, whatever covers it. */
export const clickPageCorner = async (): Promise<void> => {
  const userEvent = await runner()
  await userEvent.click(document.documentElement, { position: { x: 12, y: 12 }, force: true })
}
