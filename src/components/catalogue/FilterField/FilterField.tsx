import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { media, theme } from '../../../theme/theme'

export type FilterFieldProps = {
  /** Always visible, above the control. */
  label: string
  /** Renders the control, with the id that links it to its label. */
  children: (id: string) => ReactNode
}

/** A filter of the catalogue: a small label above its control. */
export const FilterField = ({ label, children }: FilterFieldProps) => {
  const id = useId()
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </Field>
  )
}

const Field = styled.div`
  position: relative;
  flex: 1 1 8.5rem;
  min-width: 0;
  max-width: 12rem;

  label {
    display: block;
    color: ${theme.color.muted};
    font-size: ${theme.fontSize.caption};
  }
  input,
  select {
    width: 100%;
    min-height: ${theme.size.target};
    padding-inline: 0;
    border: 0;
    border-bottom: 1.5px solid ${theme.color.text};
    border-radius: 0;
    background: none;
    font-size: ${theme.fontSize.input};
    font-weight: ${theme.fontWeight.medium};
    font-variant-numeric: tabular-nums;
    outline-offset: 1px;
  }
  input::placeholder {
    color: ${theme.color.muted};
    font-weight: ${theme.fontWeight.regular};
    opacity: 1;
  }
  input[aria-invalid] {
    border-color: ${theme.color.error};

    ${media.forcedColors} {
      border-bottom-width: 0.3rem;
    }
  }
`
