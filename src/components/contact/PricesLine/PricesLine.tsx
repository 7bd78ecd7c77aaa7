import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { tariffs } from '../../../site/navigation'
import { common } from '../../../site/texts/common'
import { contactPricesTexts as texts } from '../../../site/texts/contactPrices'
import { theme } from '../../../theme/theme'

/** A link to the prices of repairs. */
export const PricesLine = () => (
  <Line>
    <span>{texts.repair}</span>
    <Link to={tariffs.href}>{common.seeTariffs}</Link>
  </Line>
)

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space.sm};
  margin-top: ${theme.space.md};
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.small};

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.target};
    color: ${theme.color.text};
    text-underline-offset: 0.25em;
  }
  a:hover {
    color: ${theme.color.accent};
  }
`
