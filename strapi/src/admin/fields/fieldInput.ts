import type { InputProps } from '@strapi/strapi/admin'

export type FieldInputProps = Pick<
  InputProps,
  'name' | 'hint' | 'labelAction' | 'required' | 'disabled' | 'placeholder'
> & { label: string }
