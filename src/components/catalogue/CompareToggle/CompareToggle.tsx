import { styled } from 'styled-components'
import { comparisonTexts as texts } from '../../../site/texts/comparison'
import { notPrinted, scriptsOnly, theme } from '../../../theme/theme'
import { VisuallyHidden } from '../../foundation/VisuallyHidden/VisuallyHidden'

export type CompareToggleProps = {
  /** Name of the product. */
  title: string
  /** Whether it is selected for comparison. */
  isChosen: boolean
  /** Whether no other can be selected; the caller says why. */
  isFull: boolean
  /** Called when pressed, also when no other can be selected. */
  onToggle: () => void
}

/** Selects a product for comparison, or deselects it. */
export const CompareToggle = ({ title, isChosen, isFull, onToggle }: CompareToggleProps) => {
  const isRefused = isFull && !isChosen
  return (
    <Toggle type="button" aria-pressed={isChosen} aria-disabled={isRefused || undefined} onClick={onToggle}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={isChosen ? 'M1 1h18v18H1zM5 10.5l3.5 3.5L15 6.5' : 'M1 1h18v18H1z'} />
      </svg>
      {/* Another element for another text, because a translated text node is no longer React's to change. */}
      <span key={`${isRefused}`}>
        {isRefused ? texts.full : texts.compare}
        <VisuallyHidden>{isRefused ? texts.cannotAdd(title) : ` ${title}`}</VisuallyHidden>
      </span>
    </Toggle>
  )
}

const Toggle = styled.button`
  /* Above the link that covers a card. */
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-height: ${theme.size.target};
  font-size: ${theme.fontSize.small};
  font-weight: ${theme.fontWeight.medium};
  text-align: start;
  transition: color ${theme.motion.fast};

  svg {
    flex: none;
    width: 1.1em;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
  }
  &[aria-pressed='true'],
  &:hover {
    color: ${theme.color.accent};
  }
  &[aria-disabled] {
    color: ${theme.color.muted};
    cursor: not-allowed;
  }
  ${scriptsOnly}
  ${notPrinted}
`
