import type { ChangeEvent, KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import type { HomeValues, HomeField } from '../../../heating/homeValues'
import type { HousePeriod, Limits } from '../../../heating/powerNeed'
import { powerTexts as texts } from '../../../site/texts/power'
import { media, scriptsOnly, theme } from '../../../theme/theme'
import { Field, Input, Select } from '../../contact/Field/Field'

export const POWER_FORM = 'puissance'

export type PowerChoices = {
  /** Newest first. */
  periods: readonly HousePeriod[]
  /** Upper limits of the bands, m. */
  altitudes: readonly number[]
  /** °C. */
  temperatures: readonly number[]
  /** m². */
  area: Limits
  /** m. */
  height: Limits
}

export type PowerFormProps = {
  /** Texts of the fields, as typed. */
  values: HomeValues
  /** The invalid fields. */
  refused: readonly HomeField[]
  /** The options of the lists, and the limits. */
  choices: PowerChoices
  /** Called at each change, with the field and its whole text. */
  onChange: (field: HomeField, text: string) => void
  /** Called when a field loses the focus, or Enter is pressed in it. */
  onLeave: (field: HomeField) => void
}

/** Five questions about a home; the answer follows what is typed. */
export const PowerForm = ({ values, refused, choices, onChange, onLeave }: PowerFormProps) => {
  const bind = (name: HomeField) => ({
    name,
    value: values[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onChange(name, event.target.value),
    onBlur: () => onLeave(name),
  })
  const errorOf = (name: 'surface' | 'hauteur', { min, max }: Limits) =>
    refused.includes(name) ? texts.refused[name](min, max) : undefined
  const bindMeasure = (name: 'surface' | 'hauteur') => ({
    ...bind(name),
    // On a phone it closes the keyboard, and the field keeps the focus.
    onKeyDown: ({ key }: KeyboardEvent) => key === 'Enter' && onLeave(name),
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    maxLength: 12,
  })

  // Never submitted: Enter does that only with a button, or in a form of one field.
  return (
    <Form name={POWER_FORM} aria-label={texts.heading}>
      <Field label={texts.labels.surface} error={errorOf('surface', choices.area)}>
        {(control) => <Input {...control} {...bindMeasure('surface')} />}
      </Field>
      <Field label={texts.labels.hauteur} error={errorOf('hauteur', choices.height)}>
        {(control) => <Input {...control} {...bindMeasure('hauteur')} />}
      </Field>
      <Wide>
        <Field label={texts.labels.isolation} hint={texts.hints.isolation}>
          {(control) => (
            <Select {...control} {...bind('isolation')}>
              <option value="">{texts.choosePeriod}</option>
              {choices.periods.map((period) => (
                <option key={period} value={period}>
                  {texts.periods[period]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </Wide>
      <Field label={texts.labels.temperature}>
        {(control) => (
          <Select {...control} {...bind('temperature')}>
            {choices.temperatures.map((celsius) => (
              <option key={celsius} value={celsius}>
                {texts.temperature(celsius)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={texts.labels.altitude}>
        {(control) => (
          <Select {...control} {...bind('altitude')}>
            {choices.altitudes.map((upTo, index, { length }) => (
              <option key={upTo} value={upTo}>
                {texts.altitude(choices.altitudes[index - 1] ?? null, index < length - 1 ? upTo : null)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.lg};
  align-items: start;

  @media (min-width: 30em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${scriptsOnly}
  ${media.print} {
    gap: ${theme.space.sm} ${theme.space.xl};

    label {
      margin: 0;
    }
    input,
    select {
      min-height: 0;
      padding: 0;
      border: 0;
      outline: 0;
      background: none;
      appearance: none;
    }
    p {
      display: none;
    }
  }
`

const Wide = styled.div`
  @media (min-width: 30em) {
    grid-column: 1 / -1;
  }
`
