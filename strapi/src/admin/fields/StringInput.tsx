import { TextInput } from '@strapi/design-system'
import { useField, useFocusInputField } from '@strapi/strapi/admin'
import { FieldFrame } from './FieldFrame'
import type { FieldInputProps } from './fieldInput'

export const StringInput = (props: FieldInputProps) => {
  const { value, error, onChange } = useField<string | null>(props.name)
  const focusRef = useFocusInputField<HTMLInputElement>(props.name)
  return (
    <FieldFrame {...props} error={error}>
      <TextInput
        ref={focusRef}
        value={value ?? ''}
        disabled={props.disabled}
        placeholder={props.placeholder}
        onChange={onChange}
      />
    </FieldFrame>
  )
}
