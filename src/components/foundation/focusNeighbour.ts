import type { MouseEvent } from 'react'

/** For the button of a list item that it removes: the next item's button gets the focus, else the one before it. */
export const focusNeighbour = ({ currentTarget }: MouseEvent, fallback?: HTMLElement | null) => {
  const item = currentTarget.parentElement
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling
  const target = neighbour?.querySelector('button') ?? fallback
  target?.focus({ preventScroll: true })
}

/** The next item slides under the pointer: a double click must not remove it too. */
export const isRepeatedClick = ({ detail }: MouseEvent): boolean => detail > 1
