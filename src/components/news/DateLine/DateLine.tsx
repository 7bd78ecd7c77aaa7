import { styled } from 'styled-components'
import { theme } from '../../../theme/theme'
import { formatLongDate } from '../../../values/dates'

export type DateLineProps = {
  /** ISO date or date and time. */
  date: string
}

/** The date of an article, in French long format. */
export const DateLine = ({ date }: DateLineProps) => <Time dateTime={date}>{formatLongDate(date)}</Time>

/** Explicit small capitals: browsers differ in what they make of its digits. */
const Time = styled.time`
  display: block;
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.caption};
  text-transform: uppercase;
  letter-spacing: 0.07em;
`
