import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '../../src/theme/theme'

/** A component as a visitor meets it. */
export type Sample = {
  name: string
  /** A function of the cell's name for what may be on a page only once. */
  children: ReactNode | ((cell: string) => ReactNode)
  /** The same, disabled; nothing for what is never disabled. */
  disabled?: ReactNode
}

const states = ['rest', 'hover', 'focus', 'active'] as const

/** Globals that put what is inside a cell into the state of its column. */
export const interactionStates = {
  pseudo: {
    hover: ['[data-state="hover"] *', '[data-state="active"] *'],
    focus: ['[data-state="focus"] :is(a, button, input, select, textarea)'],
    focusVisible: ['[data-state="focus"] :is(a, button, input, select, textarea)'],
    focusWithin: ['[data-state="focus"] *'],
    active: ['[data-state="active"] *'],
  },
}

type InteractionsProps = {
  samples: readonly Sample[]
  /** The surfaces that the samples are used on; both when absent. */
  surfaces?: readonly ('light' | 'dark')[]
}

const both = ['light', 'dark'] as const

/** Each sample in each state, on each surface. */
export const Interactions = ({ samples, surfaces = both }: InteractionsProps) => {
  const canBeDisabled = samples.some(({ disabled }) => disabled)
  return surfaces.map((surface) => (
    <Surface key={surface} data-surface={surface}>
      <Table>
        <caption>On the {surface} surface</caption>
        <thead>
          <tr>
            <th scope="col">Component</th>
            {(canBeDisabled ? [...states, 'disabled'] : states).map((state) => (
              <th key={state} scope="col">
                {state}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {samples.map(({ name, children, disabled }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {states.map((state) => (
                <td key={state} data-state={state}>
                  {typeof children === 'function' ? children(`${surface}-${state}`) : children}
                </td>
              ))}
              {canBeDisabled && <td>{disabled ?? '–'}</td>}
            </tr>
          ))}
        </tbody>
      </Table>
    </Surface>
  ))
}

const Surface = styled.div`
  overflow-x: auto;
  padding: ${theme.space.lg};
  background: ${theme.color.surface};
  color: ${theme.color.text};
`

const Table = styled.table`
  border-collapse: collapse;

  /* Axe reads the colours before a transition would end. */
  [data-state] * {
    transition: none !important;
  }

  caption,
  th {
    color: ${theme.color.muted};
    font-size: ${theme.fontSize.caption};
    font-weight: ${theme.fontWeight.regular};
    text-align: start;
    white-space: nowrap;
  }
  th,
  td {
    max-width: 20rem;
    padding: ${theme.space.sm};
    vertical-align: middle;
  }
`
