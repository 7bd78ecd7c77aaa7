import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '../../../theme/theme'
import { controlLook, labelLook } from '../../foundation/controlLook'

export type FilterFieldProps = {
  /** Always visible, above the control. */
  label: string
  /** Renders the control, with the id that links it to its label. */
  children: (id: string) => ReactNode
}

/** A filter of the catalogue: a label above its control. */
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
    ${labelLook}
  }
  :is(input, select) {
    ${controlLook}
    font-variant-numeric: tabular-nums;
  }
  input::placeholder {
    color: ${theme.color.muted};
    opacity: 1;
  }
`
