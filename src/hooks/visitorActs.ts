/** By these a visitor presses, types, scrolls or places the focus, a screen reader too. */
const ACTS = ['pointerdown', 'wheel', 'keydown', 'input', 'focusin']

let nextAct = new AbortController()
/** What got the focus last, or an act. */
let focused: EventTarget | null = null

const onAct = ({ type, target }: Event) => {
  // The site gave it the focus, or the visitor came back to the window.
  if (type === 'focusin' && target === focused) return
  focused = target
  nextAct.abort()
  nextAct = new AbortController()
}

if (!import.meta.env.SSR)
  for (const type of ACTS) window.addEventListener(type, onAct, { capture: true, passive: true })

/**
 * Aborted by what the visitor does next. What comes after a wait, for code, an answer or a page, moves the focus or
 * scrolls only until then: afterwards the visitor is busy elsewhere.
 */
export const untilNextAct = (): AbortSignal => nextAct.signal

/** Moves the focus for the visitor, which is no act of theirs. */
export const moveFocus = (target: HTMLElement | null | undefined, options?: FocusOptions): void => {
  if (!target) return
  focused = target
  target.focus(options)
}
