import { expect, waitFor, type within } from 'storybook/test'

const LIVE_REGIONS = '[role="status"], [role="alert"], [aria-live]'

let filledRegions: string[] = []

const regionsIn = (node: Node) =>
  node instanceof Element
    ? [...(node.matches(LIVE_REGIONS) ? [node] : []), ...node.querySelectorAll(LIVE_REGIONS)]
    : []

/** Finds the regions inserted with text; one that is filled later has its own mutation record. */
const findFilledRegions = (records: readonly MutationRecord[]) => {
  const inserted = records.flatMap(({ addedNodes }) => [...addedNodes].flatMap(regionsIn))
  for (const region of inserted) {
    const isFilledLater = records.some(({ target }) => region.contains(target))
    if (region.textContent && !isFilledLater) filledRegions.push(region.textContent)
  }
}

/**
 * Spread it in a meta: its stories fail when a live region is mounted with its text, which screen readers may
 * not announce (WCAG 4.1.3).
 */
export const liveRegionsMountedEmpty = {
  beforeEach: () => {
    filledRegions = []
    const observer = new MutationObserver(findFilledRegions)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  },
  afterEach: () => {
    if (filledRegions.length > 0)
      throw new Error(`Live regions mounted with their text: ${filledRegions.join(' / ')}`)
  },
}

/** Waits for a message: a live region is filled a moment after it is mounted. */
export const expectAnnounced = (
  canvas: Pick<ReturnType<typeof within>, 'getByRole'>,
  role: 'status' | 'alert',
  message: string | RegExp,
) => waitFor(() => expect(canvas.getByRole(role)).toHaveTextContent(message))
