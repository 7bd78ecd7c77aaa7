import { TextInput } from '@strapi/design-system'
import { useField, useFocusInputField } from '@strapi/strapi/admin'
import { toLocal, toUtc } from './dateTimes'
import { FieldFrame } from './FieldFrame'
import type { FieldInputProps } from './fieldInput'

/** No time, so that it is refused; the browser keeps what was typed. */
const INCOMPLETE = 'incomplete'

const COMPLETE_IT = 'Il manque la date ou l’heure : complétez-les, ou videz le champ.'

/** Strapi's own input reads an hour typed behind the old one, “00:0019:24”, as 00:19. */
export const DateTimeInput = (props: FieldInputProps) => {
  const { name, disabled } = props
  const { value, error, onChange } = useField<string | null>(name)
  const focusRef = useFocusInputField<HTMLInputElement>(name)
  return (
    <FieldFrame {...props} error={value === INCOMPLETE ? COMPLETE_IT : error}>
      <TextInput
        ref={focusRef}
        type="datetime-local"
        // A year of four digits.
        max="9999-12-31T23:59"
        value={toLocal(value)}
        disabled={disabled}
        onChange={({ target }) => onChange(name, toUtc(target.value))}
        // Between nothing and a part of a time there is no event of a change.
        onBlur={({ target }) => {
          if (target.validity.badInput) onChange(name, INCOMPLETE)
          else if (value === INCOMPLETE) onChange(name, null)
        }}
      />
    </FieldFrame>
  )
}
