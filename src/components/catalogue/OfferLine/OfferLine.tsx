import { styled } from 'styled-components'
import { theme } from '../../../theme/theme'

export type OfferLineProps = {
  /** The price, the guarantee; nothing is shown without any. */
  parts: readonly string[]
}

/** What a product costs and how long it is guaranteed, below the main action. */
export const OfferLine = ({ parts }: OfferLineProps) =>
  parts.length > 0 && (
    <Line>
      {parts.map((part) => (
        <p key={part}>{part}</p>
      ))}
    </Line>
  )

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space.lg};
  font-size: ${theme.fontSize.body};
  font-weight: ${theme.fontWeight.medium};
  font-variant-numeric: tabular-nums;
`
