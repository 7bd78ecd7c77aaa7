import { TextInput } from '@strapi/design-system'
import { useField } from '@strapi/strapi/admin'
import { useId } from 'react'
import { useDashboard } from '../home/useDashboard'
import { FieldFrame } from './FieldFrame'
import type { FieldInputProps } from './fieldInput'

const BrandInput = (props: FieldInputProps) => {
  const { name, disabled, placeholder } = props
  const field = useField<string | null>(name)
  const listId = useId()
  // Without suggestions, any brand can still be typed.
  const brands = useDashboard<string[]>('brands').data ?? []
  return (
    <FieldFrame {...props} error={field.error}>
      <TextInput
        value={field.value ?? ''}
        list={listId}
        disabled={disabled}
        placeholder={placeholder}
        onChange={(event) => field.onChange(name, event.target.value || null)}
        onBlur={() => {
          const trimmed = field.value?.trim() || null
          if (trimmed !== (field.value ?? null)) field.onChange(name, trimmed)
        }}
      />
      <datalist id={listId}>
        {brands.map((brand) => (
          <option key={brand}>{brand}</option>
        ))}
      </datalist>
    </FieldFrame>
  )
}

// Strapi loads the input of a custom field by its default export.
export default BrandInput
