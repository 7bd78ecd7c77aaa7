/** A link, or the button of a drawer: its index among the visible ones that match the selector. */
type Place = { selector: string; index: number }

const places = new Map<string, Place>()

/** Of the history. Its first entry and those of fragments all have the key "default". */
export const entryOf = ({ key, pathname }: { key: string; pathname: string }) => `${key} ${pathname}`

/** What is in a drawer will not be visible when the visitor comes back; the drawer's button will. */
const findVisible = (selector: string) =>
  Array.from(document.querySelectorAll<HTMLElement>(selector)).filter(
    (element) => !element.closest('dialog') && element.getClientRects().length > 0,
  )

const remember = (entry: string, target: EventTarget | null) => {
  const pressed = target instanceof Element && target.closest('a, [aria-haspopup="dialog"]')
  if (!pressed || pressed.closest('dialog')) return
  const href = pressed.getAttribute('href')
  const selector = href === null ? '[aria-haspopup="dialog"]' : `[href="${CSS.escape(href)}"]`
  places.set(entry, { selector, index: findVisible(selector).findIndex((each) => each === pressed) })
}

/** Remembers the link or the button that is pressed last on the page shown. @returns a function that stops it. */
export const rememberPresses = (entry: string): (() => void) => {
  const controller = new AbortController()
  const onClick = ({ target }: MouseEvent) => remember(entry, target)
  document.addEventListener('click', onClick, { capture: true, signal: controller.signal })
  return () => controller.abort()
}

/** Whether something was pressed on a page before it was left. */
export const hasPressed = (entry: string): boolean => places.has(entry)

/** What was pressed; undefined while it is not there. */
export const findPressed = (entry: string): HTMLElement | undefined => {
  const place = places.get(entry)
  return place && findVisible(place.selector)[place.index]
}
