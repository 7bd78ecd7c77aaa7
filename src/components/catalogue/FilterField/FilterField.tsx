import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '../../../theme/theme'
import { controlLook } from '../../foundation/controlLook'

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
  :is(input, select) {
    ${controlLook}
    min-height: ${theme.size.target};
    padding-inline: ${theme.space.xs};
    font-size: ${theme.fontSize.input};
    font-weight: ${theme.fontWeight.medium};
    font-variant-numeric: tabular-nums;
  }
  input::placeholder {
    color: ${theme.color.muted};
    font-weight: ${theme.fontWeight.regular};
    opacity: 1;
  }
`
