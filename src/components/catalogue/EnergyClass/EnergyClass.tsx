import { styled } from 'styled-components'
import { energyTexts as texts } from '../../../site/texts/energy'
import { energyLabelColours, energyLabelText, worstColour } from '../../../theme/energyLabel'
import { theme } from '../../../theme/theme'
import type { EnergyRating } from '../../../values/energyClass'

export type EnergyClassProps = {
  /** The class, and the range of possible classes. */
  rating: EnergyRating
  /** Smaller, for a card. */
  isSmall?: boolean
}

/** The EU's energy class as an arrow in its colour, with the range of the classes beside it. */
export const EnergyClass = ({ rating, isSmall = false }: EnergyClassProps) => {
  const { value, best, worst, step } = rating
  const colour = energyLabelColours[step] ?? worstColour
  return (
    <Label role="img" aria-label={texts.classOf(value, best, worst)} $isSmall={isSmall}>
      <Arrow $colour={colour}>{value}</Arrow> {texts.range(best, worst)}
    </Label>
  )
}

const Label = styled.span<{ $isSmall: boolean }>`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space.xs};
  color: ${theme.color.text};
  font-size: ${({ $isSmall }) => ($isSmall ? theme.fontSize.caption : theme.fontSize.body)};
  white-space: nowrap;
`

const Arrow = styled.span<{ $colour: string }>`
  padding: 0.1em 1em 0.1em 0.5em;
  background: ${({ $colour }) => $colour};
  color: ${energyLabelText};
  font-weight: ${theme.fontWeight.bold};
  line-height: 1.3;
  clip-path: polygon(0 0, calc(100% - 0.65em) 0, 100% 50%, calc(100% - 0.65em) 100%, 0 100%);
  /* The colour is part of the label, on paper too. */
  forced-color-adjust: none;
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
`
