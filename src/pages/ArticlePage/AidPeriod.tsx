import { styled } from 'styled-components'
import { aidTexts as texts } from '../../site/texts/aids'
import { theme } from '../../theme/theme'
import { formatLongDate } from '../../values/dates'
import { useDayAtShop } from '../shared/useDayAtShop'

/** Until when the aids of an article count; once hydrated, whether that is over. @param until ISO date */
export const AidPeriod = ({ until }: { until: string }) => {
  const day = useDayAtShop()
  const isPast = day !== null && until < day
  return <Note>{(isPast ? texts.past : texts.until)(formatLongDate(until))}</Note>
}

const Note = styled.p`
  margin-bottom: ${theme.space.xl};
  padding: ${theme.space.md} ${theme.space.lg};
  background: ${theme.color.surfaceRaised};
  font-weight: ${theme.fontWeight.medium};
`
