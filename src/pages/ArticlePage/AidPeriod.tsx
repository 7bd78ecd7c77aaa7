import { styled } from 'styled-components'
import { aidTexts as texts } from '../../site/texts/aids'
import { theme } from '../../theme/theme'
import { formatLongDate } from '../../values/dates'
import { useDayAtShop } from '../shared/useDayAtShop'

/** Says that the aids of an article are over, once they are. @param until ISO date */
export const PastAid = ({ until }: { until: string }) => {
  const day = useDayAtShop()
  return day !== null && until < day && <Warning>{texts.past(formatLongDate(until))}</Warning>
}

const Warning = styled.p`
  margin-bottom: ${theme.space.xl};
  padding: ${theme.space.md} ${theme.space.lg};
  background: ${theme.color.surfaceRaised};
  font-weight: ${theme.fontWeight.medium};
`
