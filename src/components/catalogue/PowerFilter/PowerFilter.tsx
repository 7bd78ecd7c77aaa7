import { useId, type ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { powerHelp } from '../../../site/navigation'
import { catalogueTexts as texts } from '../../../site/texts/catalogue'
import { media, theme } from '../../../theme/theme'
import { announce } from '../../foundation/Announcer/announce'
import { Button } from '../../foundation/Button/Button'
import { FIELD_HEIGHT } from '../../foundation/controlLook'
import { FilterField } from '../FilterField/FilterField'
import { bounds, textOf, usePowerForm, type Bound, type PowerRange } from './usePowerForm'

export type PowerFilterProps = {
  /** The applied bounds, in kW. */
  applied: PowerRange
  /** Called at “Appliquer” with both bounds; null for an invalid one. */
  onApply: (range: PowerRange) => void
  /** Called to remove both bounds. */
  onClear: () => void
  /** Id of the form, for a submit button outside it. */
  formId?: string
  /** Called after `onApply` when both fields are valid. */
  onValid?: () => void
  /** Whether it leads to the calculation of a stove's power; true when absent. */
  hasHelp?: boolean
}

const labels = { min: texts.powerMin, max: texts.powerMax }

const refusalOf = (names: readonly Bound[]) => texts.powerRefused(names.map((name) => labels[name]))

export type PowerFieldsProps = {
  /** The applied bounds, in kW. */
  applied: PowerRange
  /** The bounds whose fields are not valid. */
  invalid: readonly Bound[]
  /** Attributes of the form; with an id, a button outside it can submit it. */
  form: ComponentProps<'form'>
  /** As of `PowerFilter`. */
  hasHelp?: boolean
}

/** The two fields, their buttons, and one error message. */
export const PowerFields = ({ applied, invalid, form, hasHelp = true }: PowerFieldsProps) => {
  const errorId = useId()
  return (
    <Form noValidate aria-label={texts.powerFilter} {...form}>
      <Fields>
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
                placeholder={texts.powerHints[name]}
                defaultValue={textOf(applied[name])}
                {...(invalid.includes(name) && { 'aria-invalid': true, 'aria-describedby': errorId })}
              />
            )}
          </FilterField>
        ))}
        {form.id === undefined && (
          <Button variant="outline" type="submit">
            {texts.apply}
          </Button>
        )}
      </Fields>
      <Below>
        <div>
          <ErrorLine id={errorId}>{invalid.length > 0 && texts.powerInvalid}</ErrorLine>
          {hasHelp && <Help to={powerHelp.href}>{powerHelp.label}</Help>}
        </div>
        <Button variant="quiet" type="reset">
          {texts.clear}
        </Button>
      </Below>
    </Form>
  )
}

/** The power bounds, in kW, applied by "Appliquer"; an invalid one stays in its field, with an error. */
export const PowerFilter = ({ formId, hasHelp, ...options }: PowerFilterProps) => {
  const { form, invalid } = usePowerForm({ ...options, onRefused: (names) => announce(refusalOf(names)) })
  return (
    <PowerFields
      applied={options.applied}
      invalid={invalid}
      form={{ id: formId, ...form }}
      hasHelp={hasHelp}
    />
  )
}

/** "Effacer" keeps its space when there is nothing to clear, and the focus when it has just cleared. */
const Form = styled.form`
  @supports selector(:has(a)) {
    &:not(:has(input:not(:placeholder-shown))) [type='reset'] {
      visibility: hidden;

      &:focus {
        visibility: visible;
      }
    }
  }
`

const Fields = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${theme.space.md};

  > button {
    min-height: ${FIELD_HEIGHT};
  }
  /* To the end of the line that “Effacer” ends below. */
  ${media.desktop} {
    > div {
      max-width: none;
    }
  }
`

const Below = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.md};
  min-height: ${theme.size.target};
  margin-top: ${theme.space.xs};

  /* Room for the error above the link. */
  ${media.desktop} {
    min-height: 3rem;
  }
  /* The first cards are in sight. */
  ${media.laptop} {
    margin-block: 0 calc(-1 * ${theme.space.xxs});
  }
`

const Help = styled(Link)`
  display: flex;
  align-items: center;
  width: fit-content;
  min-height: ${theme.size.target};
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.small};
  line-height: 1.4;
  text-underline-offset: 0.3em;

  ${media.desktop} {
    min-height: 1.5rem;
    margin-top: ${theme.space.xxs};
  }
  &:hover {
    color: ${theme.color.accent};
  }
`

const ErrorLine = styled.p`
  color: ${theme.color.error};
  font-size: ${theme.fontSize.caption};
  font-weight: ${theme.fontWeight.medium};
  line-height: 1.4;
`
