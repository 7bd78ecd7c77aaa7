import { useEffect, type RefObject } from 'react'
import { conditions } from '../../../theme/theme'

const pressable = 'a[href], button:not(:disabled), summary, label, [role="button"]'
const reserved = 'input, textarea, select, iframe, [contenteditable="true"]'

const pace = { dot: 0.5, ring: 0.16 }

type Follower = { element: HTMLElement; pace: number; x: number; y: number; isSolid?: boolean }

/** The dot would hide letters. */
const hasWords = (element: Element) =>
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')

const stateOver = (target: EventTarget | null) => {
  if (!(target instanceof Element) || target.closest(reserved)) return null
  return target.closest(pressable) ? 'open' : 'near'
}

const follow = (followers: Follower[]) => {
  const abort = new AbortController()
  const goal = { x: 0, y: 0 }
  let frame = 0
  let last = 0
  let isShown = false

  const step = (now: number) => {
    // The same speed at any frame rate.
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
  const show = (state: 'open' | 'near' | null, isOverWords = false) => {
    for (const { element, isSolid = false } of followers) {
      if (state && !(isSolid && isOverWords)) element.dataset.state = state
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
    show(stateOver(event.target), event.target instanceof Element && hasWords(event.target))
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

export const usePointerFollower = (
  dot: RefObject<HTMLElement | null>,
  ring: RefObject<HTMLElement | null>,
) => {
  useEffect(() => {
    const query = window.matchMedia(conditions.customCursor)
    let stop: (() => void) | undefined
    const apply = () => {
      stop?.()
      stop = undefined
      if (!query.matches || !dot.current || !ring.current) return
      stop = follow([
        { element: dot.current, pace: pace.dot, x: 0, y: 0, isSolid: true },
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
