import { useClock } from '../../hooks/useClock'
import { timeAtShop } from '../../site/timeAtShop'

const dayAtShop = (now: Date) => timeAtShop(now).date

/** ISO date. */
export const useDayAtShop = (): string | null => useClock(dayAtShop)
