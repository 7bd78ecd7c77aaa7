import { useId } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { powerHelp } from '../../../site/navigation'
import { catalogueTexts as texts } from '../../../site/texts/catalogue'
import { theme } from '../../../theme/theme'
import { announce } from '../../foundation/Announcer/announce'
import { Button } from '../../foundation/Button/Button'
import { FilterField } from '../FilterField/FilterField'
import { bounds, textOf, usePowerForm, type Bound, type PowerRange } from './usePowerForm'

export type PowerFilterProps = {
  /** The bounds that count now, in kW. */
  applied: PowerRange
  /** Called at “Appliquer” with both bounds; one that is not valid is none. */
  onApply: (range: PowerRange) => void
  /** Called to remove both bounds. */
  onClear: () => void
  /** Id of the form, for a button outside it that submits it. */
  formId?: string
  /** Called after `onApply` when both fields are valid. */
  onValid?: () => void
}

const labels = { min: texts.powerMin, max: texts.powerMax }

const refusalOf = (names: readonly Bound[]) => texts.powerRefused(names.map((name) => labels[name]))

/** The power bounds, in kW, applied by "Appliquer". An invalid one stays in its field, with an error message. */
export const PowerFilter = ({ formId, ...options }: PowerFilterProps) => {
  const { form, invalid } = usePowerForm({ ...options, onRefused: (names) => announce(refusalOf(names)) })
  const errorId = useId()
  return (
    <Form id={formId} noValidate aria-label={texts.powerFilter} {...form}>
      {bounds.map((name) => (
        <FilterField key={name} label={labels[name]}>
          {(id) => (
            <input
              id={id}
              name={name}
              type="number"
              inputMode="decimal"
              step="0.1"
              min="0"
              defaultValue={textOf(options.applied[name])}
              {...(invalid.includes(name) && { 'aria-invalid': true, 'aria-describedby': errorId })}
            />
          )}
        </FilterField>
      ))}
      <Buttons>
        <Button variant="outline" type="submit">
          {texts.apply}
        </Button>
        <Button variant="quiet" type="reset">
          {texts.clear}
        </Button>
      </Buttons>
      <Help to={powerHelp.href}>{powerHelp.label}</Help>
      <ErrorLine id={errorId}>{invalid.length > 0 && refusalOf(invalid)}</ErrorLine>
    </Form>
  )
}

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${theme.space.md} ${theme.space.lg};
`

const Buttons = styled.div`
  display: flex;
  gap: ${theme.space.md};
`

const Help = styled(Link)`
  display: inline-flex;
  flex-basis: 100%;
  align-items: center;
  min-height: ${theme.size.targetFine};
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.small};
  text-underline-offset: 0.3em;

  &:hover {
    color: ${theme.color.accent};
  }
`

const ErrorLine = styled.p`
  flex-basis: 100%;
  color: ${theme.color.error};
  font-size: ${theme.fontSize.small};
  font-weight: ${theme.fontWeight.medium};

  &:empty {
    display: none;
  }
`
