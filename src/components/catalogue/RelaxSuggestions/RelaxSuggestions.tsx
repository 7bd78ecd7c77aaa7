import { useId } from 'react'
import { styled } from 'styled-components'
import { filterTexts as texts } from '../../../site/texts/catalogueFilters'
import { theme } from '../../../theme/theme'
import { Button } from '../../foundation/Button/Button'

export type Suggestion = {
  /** What it would find. */
  label: string
  /** Called when it is pressed. */
  onApply: () => void
}

export type RelaxSuggestionsProps = {
  /** In display order; one disappears when it is pressed. */
  suggestions: Suggestion[]
}

/** When no product was found: filters to remove, each with what it would show. */
export const RelaxSuggestions = ({ suggestions }: RelaxSuggestionsProps) => {
  const id = useId()
  return (
    suggestions.length > 0 && (
      <Box>
        <p id={id}>{texts.relax}</p>
        <ul role="list" aria-labelledby={id}>
          {suggestions.map(({ label, onApply }) => (
            <li key={label}>
              <Button variant="quiet" onClick={onApply}>
                {label}
              </Button>
            </li>
          ))}
        </ul>
      </Box>
    )
  )
}

const Box = styled.div`
  flex-basis: 100%;

  p {
    color: ${theme.color.muted};
  }
  button {
    text-align: start;
  }
`
