import { useId, type ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { media, theme } from '../../../theme/theme'

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

const Hint = styled.p`
  margin-top: ${theme.space.xs};
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.caption};
  line-height: 1.4;
  overflow-wrap: anywhere;
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
  scroll-margin-top: 2.25rem;
  transition: border-color ${theme.motion.fast};

  &:hover:not(:read-only, [aria-invalid]) {
    border-color: ${theme.color.text};
  }
  &:focus-visible {
    border-color: ${theme.color.accent};
    outline-offset: 0;
  }
  &[aria-invalid] {
    border-color: ${theme.color.error};
    box-shadow: inset 0.25rem 0 ${theme.color.error};

    /* Forced colours keep neither the colour nor the shadow. */
    ${media.forcedColors} {
      border-left-width: 0.4rem;
    }
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

/** The browser's own arrow: phones open their own list. */
export const Select = styled.select`
  ${controlStyle}
  min-height: 3.25rem;
  text-overflow: ellipsis;

  /* Browsers treat every list as read-only. */
  &:read-only {
    color: inherit;
  }
`
