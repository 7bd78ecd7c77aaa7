import { useId, type ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { theme } from '../../../theme/theme'

/** Attributes that link a control to its label and error; to be spread on the control. */
export type FieldControl = {
  /** Links the label to the control. */
  id: string
  'aria-invalid'?: true
  'aria-describedby'?: string
}

export type FieldProps = {
  /** Always visible, with a star when the field is required. */
  label: string
  /** What is wrong with what was typed; absent when nothing is. */
  error?: string
  /** Renders the control with these attributes. */
  children: (control: FieldControl) => ReactNode
}

/** A label, its control below, and the error below that. */
export const Field = ({ label, error, children }: FieldProps) => {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      {children(error ? { id, 'aria-invalid': true, 'aria-describedby': errorId } : { id })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}

const Label = styled.label`
  display: block;
  margin-bottom: ${theme.space.xs};
  font-size: ${theme.fontSize.small};
  font-weight: ${theme.fontWeight.bold};
  line-height: 1.4;
`

export const FieldError = styled.p`
  margin-top: ${theme.space.xs};
  color: ${theme.color.error};
  font-size: ${theme.fontSize.small};
  font-weight: ${theme.fontWeight.medium};
  line-height: 1.4;
`

const controlStyle = css`
  display: block;
  width: 100%;
  padding: 0.85rem ${theme.space.md};
  border: 1.5px solid ${theme.color.muted};
  border-radius: ${theme.radius.small};
  background: ${theme.palette.chalk};
  font-size: ${theme.fontSize.body};
  line-height: 1.5;
  transition: border-color ${theme.motion.fast};

  &:hover:not(:read-only) {
    border-color: ${theme.color.text};
  }
  &:focus-visible {
    border-color: ${theme.color.accent};
    outline-offset: 0;
  }
  &[aria-invalid] {
    border-color: ${theme.color.error};
    box-shadow: inset 0.25rem 0 ${theme.color.error};
  }
  &:read-only {
    color: ${theme.color.muted};
  }
`

export const Input = styled.input`
  ${controlStyle}
  min-height: 3.25rem;
`

export const TextArea = styled.textarea`
  ${controlStyle}
  min-height: 11rem;
  resize: vertical;
  field-sizing: content;
`
