import { styled } from 'styled-components'
import type { BrandOption } from '../../../catalogue/filterOptions'
import { useShownSelection } from '../../../hooks/useShownSelection'
import { catalogueTexts } from '../../../site/texts/catalogue'
import { media, theme } from '../../../theme/theme'
import { FilterCount } from '../FilterCount/FilterCount'

export type BrandBarProps = {
  /** In display order; “all” is added before them. */
  brands: BrandOption[]
  /** Null when every brand is shown. */
  selected: string | null
  /** Called with the selected value; null for all brands. */
  onSelect: (value: string | null) => void
}

/** The brands of the category; one without a product under the other filters stays, disabled. */
export const BrandBar = ({ brands, selected, onSelect }: BrandBarProps) => {
  const [shown, select] = useShownSelection(selected, onSelect)
  return (
    <Row role="group" aria-label={catalogueTexts.brands}>
      <Brand type="button" aria-pressed={shown === null} onClick={() => select(null)}>
        {catalogueTexts.allBrands}
      </Brand>
      {brands.map(({ value, label, count }) => (
        <Brand
          key={value}
          type="button"
          aria-pressed={value === shown}
          disabled={count === 0 && value !== selected}
          onClick={() => select(value)}
        >
          {`${label} `}
          <FilterCount count={count} />
        </Brand>
      ))}
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 clamp(1rem, 1.8vw, 1.6rem);
`

const Brand = styled.button`
  min-height: ${theme.size.target};
  min-width: ${theme.size.target};
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.small};
  font-weight: ${theme.fontWeight.medium};
  text-align: start;
  overflow-wrap: anywhere;
  /* Safari ignores the thickness in the shorthand. */
  text-decoration-line: underline;
  text-decoration-thickness: 1.5px;
  text-decoration-color: transparent;
  text-underline-offset: 0.45em;
  transition:
    color ${theme.motion.fast},
    text-decoration-color ${theme.motion.fast};

  ${media.finePointer} {
    min-height: ${theme.size.targetFine};
  }
  &:hover:not(:disabled) {
    color: ${theme.color.text};
  }
  &:disabled {
    opacity: 0.6;
  }
  &[aria-pressed='true'] {
    color: ${theme.color.text};
    font-weight: ${theme.fontWeight.bold};
    text-decoration-color: ${theme.color.accent};
  }
  ${media.forcedColors} {
    text-decoration-color: Canvas;
    &[aria-pressed='true'] {
      text-decoration-color: Highlight;
    }
  }
`
