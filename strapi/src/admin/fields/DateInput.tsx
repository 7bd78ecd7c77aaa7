import { TextInput } from '@strapi/design-system'
import { useField, useFocusInputField } from '@strapi/strapi/admin'
import type { ClipboardEvent } from 'react'
import { readDate, toLocal, toUtc } from './dateTimes'
import { FieldFrame } from './FieldFrame'
import type { FieldInputProps } from './fieldInput'

/** No date, so that it is refused; the browser keeps what was typed. */
const INCOMPLETE = 'incomplete'

type Kind = {
  /** The type of the browser's own input. */
  type: 'date' | 'datetime-local'
  /** A year of four digits. */
  max: string
  shown: (stored: string | null | undefined) => string
  stored: (shown: string) => string | null
  completeIt: string
  /** Reads a text from elsewhere, as it is stored. */
  read?: (text: string) => string | null
}

const dateInput =
  ({ type, max, shown, stored, completeIt, read }: Kind) =>
  (props: FieldInputProps) => {
    const { name, disabled } = props
    const { value, error, onChange } = useField<string | null>(name)
    const focusRef = useFocusInputField<HTMLInputElement>(name)
    return (
      <FieldFrame {...props} error={value === INCOMPLETE ? completeIt : error}>
        <TextInput
          ref={focusRef}
          type={type}
          max={max}
          value={shown(value)}
          disabled={disabled}
          onChange={({ target }) => onChange(name, stored(target.value))}
          // The browser's own input takes nothing from the clipboard.
          onPaste={(event: ClipboardEvent<HTMLInputElement>) => {
            const pasted = read?.(event.clipboardData.getData('text'))
            if (!pasted) return
            event.preventDefault()
            onChange(name, pasted)
          }}
          // Between nothing and a part of a date there is no event of a change.
          onBlur={({ target }) => {
            if (target.validity.badInput) onChange(name, INCOMPLETE)
            else if (value === INCOMPLETE) onChange(name, null)
          }}
        />
      </FieldFrame>
    )
  }

/** Strapi's own input reads 31/02/2027 as the first of the month. */
export const DateInput = dateInput({
  type: 'date',
  max: '9999-12-31',
  shown: (stored) => (stored === INCOMPLETE ? '' : (stored ?? '')),
  stored: (shown) => shown || null,
  completeIt: 'Cette date n’existe pas, ou il en manque une partie : corrigez-la, ou videz le champ.',
  read: readDate,
})

/** Strapi's own input reads an hour typed behind the old one, “00:0019:24”, as 00:19. */
export const DateTimeInput = dateInput({
  type: 'datetime-local',
  max: '9999-12-31T23:59',
  shown: toLocal,
  stored: toUtc,
  completeIt: 'Il manque la date ou l’heure : complétez-les, ou videz le champ.',
})
