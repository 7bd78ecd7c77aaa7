import { expect, waitFor, type within } from 'storybook/test'

const LIVE_REGIONS = '[role="status"], [role="alert"], [aria-live]'

let faults: string[] = []

const regionsIn = (node: Node) =>
  node instanceof Element
    ? [...(node.matches(LIVE_REGIONS) ? [node] : []), ...node.querySelectorAll(LIVE_REGIONS)]
    : []

/** A region filled after its insertion has a mutation record of its own. */
const findFaults = (records: readonly MutationRecord[]) => {
  const inserted = records.flatMap(({ addedNodes }) => [...addedNodes].flatMap(regionsIn))
  for (const region of inserted) {
    const isFilledLater = records.some(({ target }) => region.contains(target))
    if (region.textContent && !isFilledLater) faults.push(region.textContent)
  }
}

/**
 * To be spread in a meta: its stories fail when a live region is mounted with its text in it, which screen readers may
 * not announce (WCAG 4.1.3).
 */
export const liveRegionsMountedEmpty = {
  beforeEach: () => {
    faults = []
    const observer = new MutationObserver(findFaults)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  },
  afterEach: () => {
    if (faults.length > 0) throw new Error(`Live regions mounted with their text: ${faults.join(' / ')}`)
  },
}

/** Waits for a message: a live region is filled a moment after it is mounted. */
export const expectAnnounced = (
  canvas: Pick<ReturnType<typeof within>, 'getByRole'>,
  role: 'status' | 'alert',
  message: string | RegExp,
) => waitFor(() => expect(canvas.getByRole(role)).toHaveTextContent(message))
