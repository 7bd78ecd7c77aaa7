import { useId, type ComponentProps, type ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { theme } from '../../../theme/theme'
import { SelectFrame } from '../../foundation/SelectFrame/SelectFrame'
import { controlLook, labelLook } from '../../foundation/controlLook'

export type FieldControl = {
  /** Links the label to the control. */
  id: string
  'aria-invalid'?: true
  'aria-describedby'?: string
}

export type FieldProps = {
  /** Always visible, with a star when the field is required. */
  label: string
  /** What to type, or an example, under the control. */
  hint?: string
  /** What is wrong; absent when nothing is. */
  error?: string
  /** Renders the control with these attributes. */
  children: (control: FieldControl) => ReactNode
}

/** A label, its control below, then the error and the hint. */
export const Field = ({ label, hint, error, children }: FieldProps) => {
  const id = useId()
  const errorId = `${id}-error`
  const hintId = `${id}-hint`
  const description = [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': description })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </div>
  )
}

const Label = styled.label`
  ${labelLook}
`

export const FieldError = styled.p`
  margin-top: ${theme.space.xs};
  color: ${theme.color.error};
  font-size: ${theme.fontSize.small};
  font-weight: ${theme.fontWeight.medium};
  line-height: 1.4;
`

const Hint = styled.p`
  margin-top: ${theme.space.xs};
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.caption};
  line-height: 1.4;
  overflow-wrap: anywhere;
`

const controlStyle = css`
  ${controlLook}
  scroll-margin-top: 2.25rem;
`

/** While a form is sent, what was typed stays readable but quiet. */
const readOnlyStyle = css`
  &:read-only {
    border-color: ${theme.color.muted};
    color: ${theme.color.muted};
  }
`

export const Input = styled.input`
  ${controlStyle}
  ${readOnlyStyle}
`

export const TextArea = styled.textarea`
  ${controlStyle}
  ${readOnlyStyle}
  min-height: 11rem;
  /* The button below a long text stays near. */
  max-height: 70vh;
  resize: vertical;
  field-sizing: content;
  /* A long address that was pasted must not widen the page. */
  overflow-wrap: anywhere;
`

/** The browser's own list, which phones show in their own way. */
export const Select = (props: ComponentProps<'select'>) => (
  <SelectFrame>
    <List {...props} />
  </SelectFrame>
)

const List = styled.select`
  ${controlStyle}
`
