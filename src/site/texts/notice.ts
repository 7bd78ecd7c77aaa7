import type { Closure } from '../shop'
import { CLOSED } from './opening'
import { dateWords, dayAndMonth } from './openingStatus'

const aYearAfter = (date: string) => `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`

/** "Fermé du 1er au 15 août", "Fermé le jeudi 24 décembre"; with a year when it lasts for one. */
export const closureSentence = ({ from, to }: Closure): string => {
  if (from === to) return `${CLOSED} le ${dateWords(from)}`
  const isInOneMonth = from.slice(0, 7) === to.slice(0, 7)
  const start = isInOneMonth ? dayAndMonth(from).split('\u00a0')[0] : dayAndMonth(from)
  const year = to >= aYearAfter(from) ? ` ${to.slice(0, 4)}` : ''
  return `${CLOSED} du ${start} au ${dayAndMonth(to)}${year}`
}
