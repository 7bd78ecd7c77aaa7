const ACTS = ['pointerdown', 'wheel', 'keydown', 'input', 'focusin']

let nextAct = new AbortController()
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

/** What comes after a wait moves the focus or scrolls only until then: the visitor is busy elsewhere. */
export const untilNextAct = (): AbortSignal => nextAct.signal

export const moveFocus = (target: HTMLElement | null | undefined, options?: FocusOptions): void => {
  if (!target) return
  focused = target
  target.focus(options)
}
