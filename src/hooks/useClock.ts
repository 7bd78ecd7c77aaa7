import { startTransition, useEffect, useState } from 'react'
import { followClock } from './followClock'

/** What the clock says, kept up to date; null at build and until hydration, as the prerendered HTML cannot know. */
export const useClock = <T>(read: (now: Date) => T): T | null => {
  const [said, setSaid] = useState<T | null>(null)

  useEffect(() => followClock(() => startTransition(() => setSaid(read(new Date())))), [read])

  return said
}
