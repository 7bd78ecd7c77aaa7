const OWN_STYLES = 'style[data-styled]'

const setDisabled = (isDisabled: boolean) => {
  for (const style of document.querySelectorAll<HTMLStyleElement>(OWN_STYLES)) style.disabled = isDisabled
}

let observer: MutationObserver | undefined

/**
 * A prerendered page has its styles. While it hydrates, in slices, styled-components inserts its own: a rule could be
 * painted before the one that overrides it. They count once all are there.
 */
export const holdStyles = (): void => {
  observer = new MutationObserver(() => setDisabled(true))
  observer.observe(document.head, { childList: true })
}

export const releaseStyles = (): void => {
  if (!observer) return
  observer.disconnect()
  observer = undefined
  setDisabled(false)
}
