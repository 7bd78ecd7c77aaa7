// Apart from the hours, which every page shows: only some pages say whether the shop is open.
import { weekdayOf } from '../days'
import type { NextOpening, OpeningStatus } from '../opening'
import { BY_APPOINTMENT, clock, CLOSED, weekdayNames } from './opening'

const DAYS_IN_WEEK = 7

/** "17 août", "1er septembre", which no line ends between. @param date ISO date. */
export const dayAndMonth = (date: string) =>
  new Date(date)
    .toLocaleDateString('fr', { day: 'numeric', month: 'long', timeZone: 'UTC' })
    .replace(/^1 /, '1er ')
    .replace(' ', '\u00a0')

export const dateWords = (date: string) => `${weekdayNames[weekdayOf(date)]} ${dayAndMonth(date)}`

const dayOf = ({ daysAhead, date }: NextOpening) => {
  if (daysAhead === 0) return ''
  if (daysAhead === 1) return 'demain '
  return daysAhead < DAYS_IN_WEEK ? `${weekdayNames[weekdayOf(date)]} ` : `le ${dateWords(date)} `
}

export const openingSentence = (status: OpeningStatus): string => {
  if (status.isOpen) return `Ouvert maintenant, jusqu’à ${clock(status.closes)}`
  const { next, today } = status
  const when = next && `${dayOf(next)}à ${clock(next.opens)}`
  if (today === 'appointment') return `${BY_APPOINTMENT} aujourd’hui${when ? `, ouvre ${when}` : ''}`
  if (today === 'holiday') return `${CLOSED} aujourd’hui (jour férié)${when ? `, rouvre ${when}` : ''}`
  return when ? `${CLOSED}, ouvre ${when}` : CLOSED
}
