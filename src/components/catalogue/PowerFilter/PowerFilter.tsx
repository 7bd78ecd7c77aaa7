import { useEffect, useId, useRef, useState, type FormEvent, type InputEvent } from 'react'
import { styled } from 'styled-components'
import { catalogueTexts as texts } from '../../../site/texts/catalogue'
import { theme } from '../../../theme/theme'
import { parsePower } from '../../../values/power'
import { Button } from '../../foundation/Button/Button'

/** Both fields as typed. */
export type PowerInput = {
  /** Lower bound, in kW. */
  min: string
  /** Upper bound, in kW. */
  max: string
}

export type PowerFilterProps = {
  /** Applied lower bound, kW; null for none. */
  min: number | null
  /** Applied upper bound, kW; null for none. */
  max: number | null
  /** Called at “Appliquer” with both fields as typed. */
  onApply: (input: PowerInput) => void
  /** Called to remove both bounds. */
  onClear: () => void
  /** Id of the form, for a button outside it that submits it. */
  formId?: string
  /** Called after “Appliquer” when both fields are valid. */
  onValid?: () => void
}

const readField = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** In a number field, a browser in another language than French drops the comma of "8,5", which would then read 85. */
const typePointForComma = (event: InputEvent<HTMLFormElement>) => {
  if (!event.data?.includes(',')) return
  event.preventDefault()
  // Setting the value would not do: a number field cannot hold "8.".
  document.execCommand('insertText', false, event.data.replaceAll(',', '.'))
}

type Bound = keyof PowerInput

const bounds: readonly Bound[] = ['min', 'max']
const labels = { min: texts.powerMin, max: texts.powerMax }

/**
 * Whether a field holds something that is not a valid bound. `badInput`: the browser gives no value for what is not a
 * number.
 */
const isInvalid = (input: HTMLInputElement) =>
  input.validity.badInput || (input.value.trim() !== '' && parsePower(input.value) === null)

const inputOf = (form: HTMLFormElement, name: Bound) => {
  const control = form.elements.namedItem(name)
  return control instanceof HTMLInputElement ? control : null
}

const invalidBounds = (form: HTMLFormElement): readonly Bound[] =>
  bounds.filter((name) => {
    const input = inputOf(form, name)
    return input !== null && isInvalid(input)
  })

/** The power bounds, in kW, applied by "Appliquer". An invalid one stays in its field, with an error message. */
export const PowerFilter = ({ min, max, onApply, onClear, formId, onValid }: PowerFilterProps) => {
  const errorId = useId()
  const [found, setFound] = useState<readonly Bound[]>([])
  const applied = { min, max }
  // A bound applied since, from the address, has replaced what was typed.
  const invalid = found.filter((name) => applied[name] === null)

  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const invalidNow = invalidBounds(event.currentTarget)
    const [first] = invalidNow
    setFound(invalidNow)
    if (first) inputOf(event.currentTarget, first)?.focus()
    onApply({ min: readField(form, 'min'), max: readField(form, 'max') })
    if (!first) onValid?.()
  }

  const clear = () => {
    setFound([])
    onClear()
  }

  /** Removes the error of a field as soon as it is corrected. */
  const review = (event: FormEvent<HTMLFormElement>) => {
    const invalidNow = invalidBounds(event.currentTarget)
    setFound((shown) => shown.filter((name) => invalidNow.includes(name)))
  }

  return (
    <Form
      id={formId}
      noValidate
      onSubmit={apply}
      onReset={clear}
      onInput={review}
      onBeforeInput={typePointForComma}
      aria-label={texts.powerFilter}
    >
      {bounds.map((name) => (
        <BoundField
          key={name}
          name={name}
          applied={applied[name]}
          errorId={invalid.includes(name) ? errorId : undefined}
        />
      ))}
      <Buttons>
        <Button variant="outline" type="submit">
          {texts.apply}
        </Button>
        <Button variant="quiet" type="reset">
          {texts.clear}
        </Button>
      </Buttons>
      <ErrorLine id={errorId} role="alert">
        {invalid.length > 0 && texts.powerRefused(invalid.map((name) => labels[name]))}
      </ErrorLine>
    </Form>
  )
}

type BoundFieldProps = {
  name: Bound
  /** Applied bound, kW; null for none. */
  applied: number | null
  /** Id of the error message; absent when the field is valid. */
  errorId: string | undefined
}

const BoundField = ({ name, applied, errorId }: BoundFieldProps) => {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const text = applied === null ? '' : String(applied)
  const lastText = useRef(text)
  const isInvalidField = errorId !== undefined

  // Shows the applied bound whenever it changes, without a new `key`, by which the field would lose the focus. An
  // invalid text stays, to be corrected.
  useEffect(() => {
    if (lastText.current === text) return
    lastText.current = text
    if (input.current && !isInvalidField) input.current.value = text
  }, [text, isInvalidField])

  return (
    <Field>
      <label htmlFor={id}>{labels[name]}</label>
      <input
        ref={input}
        id={id}
        name={name}
        type="number"
        inputMode="decimal"
        step="0.1"
        min="0"
        defaultValue={text}
        aria-invalid={isInvalidField || undefined}
        aria-describedby={errorId}
      />
    </Field>
  )
}

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${theme.space.md} ${theme.space.lg};
`

const Field = styled.div`
  flex: 1 1 8.5rem;
  max-width: 12rem;

  label {
    display: block;
    color: ${theme.color.muted};
    font-size: ${theme.fontSize.caption};
  }
  input {
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
  }
  input[aria-invalid] {
    border-color: ${theme.color.error};
  }
`

const Buttons = styled.div`
  display: flex;
  gap: ${theme.space.md};
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
