import { styled } from 'styled-components'
import type { BrandChoice } from '../../../catalogue/filters'
import { catalogueTexts } from '../../../site/texts/catalogue'
import { media, theme } from '../../../theme/theme'

export type BrandBarProps = {
  /** In the order they are shown; “all” is added before them. */
  brands: BrandChoice[]
  /** Null when every brand is shown. */
  selected: string | null
  /** Given the chosen value; null for all brands. */
  onSelect: (value: string | null) => void
}

/** The brands of the category in view; one at a time, or all. */
export const BrandBar = ({ brands, selected, onSelect }: BrandBarProps) => (
  <Row role="group" aria-label={catalogueTexts.brands}>
    <Brand type="button" aria-pressed={selected === null} onClick={() => onSelect(null)}>
      {catalogueTexts.allBrands}
    </Brand>
    {brands.map(({ value, label }) => (
      <Brand key={value} type="button" aria-pressed={value === selected} onClick={() => onSelect(value)}>
        {label}
      </Brand>
    ))}
  </Row>
)

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
  /* Safari reads no thickness in the shorthand. */
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
  &:hover {
    color: ${theme.color.text};
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
