import { Field } from '@strapi/design-system'
import type { ReactNode } from 'react'
import type { FieldInputProps } from './fieldInput'
import { withHelp } from './refusal'

type FieldFrameProps = FieldInputProps & { error?: string; children: ReactNode }

/** The label above an input; below it the help, or the refusal, which in Strapi's own frame replaces the help. */
export const FieldFrame = ({
  name,
  label,
  hint,
  labelAction,
  required,
  error,
  children,
}: FieldFrameProps) => (
  <Field.Root name={name} hint={hint} error={withHelp(error, hint)} required={required}>
    <Field.Label action={labelAction}>{label}</Field.Label>
    {children}
    <Field.Hint />
    <Field.Error />
  </Field.Root>
)
