import { pageLinkOf } from './pageLink'

type Place = { selector: string; index: number }

const places = new Map<string, Place>()

/** What is in a drawer will not be visible after Back; the drawer's button will. */
const findVisible = (selector: string) =>
  Array.from(document.querySelectorAll<HTMLElement>(selector)).filter(
    (element) => !element.closest('dialog') && element.getClientRects().length > 0,
  )

/** Another press, of a filter for instance, is where the visitor was last. */
const remember = (entry: string, target: EventTarget | null) => {
  if (!(target instanceof Element) || target.closest('dialog')) return
  const pressed = target.closest('a, [aria-haspopup="dialog"]')
  if (!pressed) {
    places.delete(entry)
    return
  }
  const href = pressed.getAttribute('href')
  const selector = href === null ? '[aria-haspopup="dialog"]' : `[href="${CSS.escape(href)}"]`
  places.set(entry, { selector, index: findVisible(selector).findIndex((each) => each === pressed) })
}

export const rememberPresses = (entry: string): (() => void) => {
  const controller = new AbortController()
  const onClick = (event: MouseEvent) => {
    remember(entry, event.target)
    // To remove a focused link, browsers first style the whole old page once more, with the rules of the new one.
    pageLinkOf(event)?.blur()
  }
  document.addEventListener('click', onClick, { capture: true, signal: controller.signal })
  return () => controller.abort()
}

export const hasPressed = (entry: string): boolean => places.has(entry)

export const findPressed = (entry: string): HTMLElement | undefined => {
  const place = places.get(entry)
  return place && findVisible(place.selector)[place.index]
}
