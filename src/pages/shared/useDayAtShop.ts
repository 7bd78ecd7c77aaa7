import { startTransition, useEffect, useState } from 'react'
import { followClock } from '../../hooks/followClock'
import { timeAtShop } from '../../site/timeAtShop'

/** ISO date, kept up to date; null at build and until hydration, as the prerendered HTML cannot know. */
export const useDayAtShop = (): string | null => {
  const [day, setDay] = useState<string | null>(null)

  useEffect(() => followClock(() => startTransition(() => setDay(timeAtShop(new Date()).date))), [])

  return day
}
