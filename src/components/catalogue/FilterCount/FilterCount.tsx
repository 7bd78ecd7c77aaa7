import { useState } from 'react'
import { styled } from 'styled-components'
import { catalogueTexts } from '../../../site/texts/catalogue'
import { theme } from '../../../theme/theme'
import { VisuallyHidden } from '../../foundation/VisuallyHidden/VisuallyHidden'

export type FilterCountProps = {
  /** Number of products; undefined until they are loaded. */
  count: number | undefined
}

const DIGITS_UNTIL_LOADED = 2

/** How many products a filter has, raised after its label; it keeps the width of its most digits. */
export const FilterCount = ({ count }: FilterCountProps) => {
  const digits = count === undefined ? 0 : `${count}`.length
  const [known, setKnown] = useState(digits || DIGITS_UNTIL_LOADED)
  const most = Math.max(known, digits)
  if (most > known) setKnown(most)
  // Another element for another count, because a translated text node is no longer React's to change.
  return (
    <Count key={count} data-room={'0'.repeat(most - digits) || undefined}>
      {count}
      {count !== undefined && <VisuallyHidden>{` ${catalogueTexts.products(count)}`}</VisuallyHidden>}
    </Count>
  )
}

const Count = styled.span`
  /* What is hidden in it scrolls with the row. */
  position: relative;
  display: inline-block;
  margin-left: 0.1em;
  font: ${theme.fontWeight.medium} ${theme.fontSize.caption}/1 ${theme.font.text};
  font-variant-numeric: tabular-nums;
  letter-spacing: 0;
  color: ${theme.color.muted};
  vertical-align: 0.55em;

  /* Digits, because their width is not that of the unit ch. */
  &::after {
    content: attr(data-room);
    visibility: hidden;
  }
`
