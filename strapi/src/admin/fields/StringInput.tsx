import { Field, TextInput } from '@strapi/design-system'
import { useField, useFocusInputField } from '@strapi/strapi/admin'
import type { FieldInputProps } from './fieldInput'
import { withHelp } from './refusal'

/** In Strapi's own input, a refusal replaces the help. */
export const StringInput = ({
  name,
  label,
  hint,
  labelAction,
  required,
  disabled,
  placeholder,
}: FieldInputProps) => {
  const { value, error, onChange } = useField<string | null>(name)
  const focusRef = useFocusInputField<HTMLInputElement>(name)
  return (
    <Field.Root name={name} hint={hint} error={withHelp(error, hint)} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <TextInput
        ref={focusRef}
        value={value ?? ''}
        disabled={disabled}
        placeholder={placeholder}
        onChange={onChange}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  )
}
