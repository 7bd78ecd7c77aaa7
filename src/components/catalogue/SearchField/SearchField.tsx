import { styled } from 'styled-components'
import { catalogueTexts as texts } from '../../../site/texts/catalogue'
import { FilterField } from '../FilterField/FilterField'
import { useSearchText } from './useSearchText'

export type SearchFieldProps = {
  /** The applied search; null for nothing. */
  applied: string | null
  /** Called after a pause in typing, or at Enter; null for nothing. */
  onSearch: (query: string | null) => void
}

/** Searches the products by their words, while the visitor types. */
export const SearchField = ({ applied, onSearch }: SearchFieldProps) => {
  const { field, searchNow } = useSearchText(applied, onSearch)
  return (
    <Form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        searchNow()
      }}
    >
      <FilterField label={texts.search}>
        {(id) => (
          <input
            id={id}
            type="search"
            name="q"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            placeholder={texts.searchHint}
            {...field}
          />
        )}
      </FilterField>
    </Form>
  )
}

const Form = styled.form`
  flex: 1 0 min(11rem, 47%);

  > * {
    max-width: none;
  }
`
