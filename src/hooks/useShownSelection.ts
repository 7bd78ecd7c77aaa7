import { startTransition, useOptimistic } from 'react'

/** A press shows within a frame what was chosen; what the choice changes on the page follows, without blocking it. */
export const useShownSelection = <T>(chosen: T, onChoose: (value: T) => void) => {
  const [shown, show] = useOptimistic(chosen)
  const choose = (value: T) =>
    startTransition(() => {
      show(value)
      onChoose(value)
    })
  return [shown, choose] as const
}
