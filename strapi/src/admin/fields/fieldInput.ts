import type { InputProps } from '@strapi/strapi/admin'

/** What Strapi passes to the input of a custom field. */
export type FieldInputProps = Pick<
  InputProps,
  'name' | 'hint' | 'labelAction' | 'required' | 'disabled' | 'placeholder'
> & { label: string }
