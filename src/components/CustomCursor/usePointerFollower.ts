import { useEffect, type RefObject } from 'react'

const allowed =
  '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference) and (forced-colors: none)'
const pressable = 'a[href], button:not(:disabled), summary, label, [role="button"]'
/** Where a text caret or another page's own pointer must stay alone. */
const reserved = 'input, textarea, select, iframe, [contenteditable="true"]'

/** Share of the remaining way each piece goes in a frame of 1/60 s. */
const pace = { dot: 0.5, ring: 0.16 }

type Follower = { element: HTMLElement; pace: number; x: number; y: number }

const stateOver = (target: EventTarget | null) => {
  if (!(target instanceof Element) || target.closest(reserved)) return null
  return target.closest(pressable) ? 'open' : 'near'
}

/** Moves the pieces; everything is written as transforms, in frames, and nothing is read from the page. */
const follow = (followers: Follower[]) => {
  const abort = new AbortController()
  const goal = { x: 0, y: 0 }
  let frame = 0
  let last = 0
  let isShown = false

  const step = (now: number) => {
    // A slow screen moves them as far in a second as a fast one.
    const frames = Math.min((now - last) / (1000 / 60), 4)
    last = now
    let rest = 0
    for (const follower of followers) {
      const share = 1 - (1 - follower.pace) ** frames
      follower.x += (goal.x - follower.x) * share
      follower.y += (goal.y - follower.y) * share
      follower.element.style.transform = `translate3d(${follower.x.toFixed(1)}px, ${follower.y.toFixed(1)}px, 0)`
      rest = Math.max(rest, Math.abs(goal.x - follower.x), Math.abs(goal.y - follower.y))
    }
    frame = rest > 0.1 ? requestAnimationFrame(step) : 0
  }
  const start = () => {
    if (frame) return
    last = performance.now()
    frame = requestAnimationFrame(step)
  }
  const show = (state: 'open' | 'near' | null) => {
    for (const { element } of followers) {
      if (state) element.dataset.state = state
      else delete element.dataset.state
    }
    isShown = state !== null
  }
  const move = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    goal.x = event.clientX
    goal.y = event.clientY
    if (!isShown) for (const follower of followers) Object.assign(follower, goal)
    start()
  }
  const over = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    move(event)
    show(stateOver(event.target))
  }
  const leave = () => show(null)

  const options = { signal: abort.signal, passive: true }
  window.addEventListener('pointermove', move, options)
  window.addEventListener('pointerover', over, options)
  document.documentElement.addEventListener('pointerleave', leave, options)
  return () => {
    abort.abort()
    cancelAnimationFrame(frame)
    leave()
  }
}

/** Makes a dot and a slower ring follow a mouse, only where the visitor's device and settings allow it. */
export const usePointerFollower = (
  dot: RefObject<HTMLElement | null>,
  ring: RefObject<HTMLElement | null>,
) => {
  useEffect(() => {
    const query = window.matchMedia(allowed)
    let stop: (() => void) | undefined
    const apply = () => {
      stop?.()
      stop = undefined
      if (!query.matches || !dot.current || !ring.current) return
      stop = follow([
        { element: dot.current, pace: pace.dot, x: 0, y: 0 },
        { element: ring.current, pace: pace.ring, x: 0, y: 0 },
      ])
    }
    apply()
    query.addEventListener('change', apply)
    return () => {
      query.removeEventListener('change', apply)
      stop?.()
    }
  }, [dot, ring])
}
