import { useEffect, useId, useRef, useState, type FormEvent, type InputEvent } from 'react'
import { styled } from 'styled-components'
import { catalogueTexts as texts } from '../../site/texts/catalogue'
import { theme } from '../../theme/theme'
import { parsePower } from '../../values/power'
import { Button } from '../Button/Button'

/** What was typed, as typed; the rules of the catalogue read it. */
export type PowerInput = {
  /** Lower bound, in kW. */
  min: string
  /** Upper bound, in kW. */
  max: string
}

export type PowerFilterProps = {
  /** Bounds in force, kW; null for none. */
  min: number | null
  /** Upper bound in force, kW; null for none. */
  max: number | null
  /** Given both fields as typed, at “Appliquer”. */
  onApply: (input: PowerInput) => void
  /** Asks to drop both bounds. */
  onClear: () => void
}

const readField = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** A browser that does not speak French drops the comma of "8,5", which would then count as 85. */
const typePointForComma = (event: InputEvent<HTMLFormElement>) => {
  if (!event.data?.includes(',')) return
  event.preventDefault()
  // The value of a number field cannot be "8.", so the point can only be typed.
  document.execCommand('insertText', false, event.data.replaceAll(',', '.'))
}

type Bound = keyof PowerInput

const bounds: readonly Bound[] = ['min', 'max']
const labels = { min: texts.powerMin, max: texts.powerMax }

/** What a field holds and no bound can be made of; a browser gives no value for what is no number at all. */
const isRefused = (input: HTMLInputElement) =>
  input.validity.badInput || (input.value.trim() !== '' && parsePower(input.value) === null)

const inputOf = (form: HTMLFormElement, name: Bound) => {
  const control = form.elements.namedItem(name)
  return control instanceof HTMLInputElement ? control : null
}

const refusedIn = (form: HTMLFormElement): readonly Bound[] =>
  bounds.filter((name) => {
    const input = inputOf(form, name)
    return input !== null && isRefused(input)
  })

/** The power bounds, in kW. They count once "Appliquer" is pressed; one that cannot count stays, with a line that says so. */
export const PowerFilter = ({ min, max, onApply, onClear }: PowerFilterProps) => {
  const refusalId = useId()
  const [found, setFound] = useState<readonly Bound[]>([])
  const inForce = { min, max }
  // A bound that came since, from the address, has taken the place of what was typed.
  const refused = found.filter((name) => inForce[name] === null)

  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [first, ...others] = refusedIn(event.currentTarget)
    setFound(first ? [first, ...others] : [])
    if (first) inputOf(event.currentTarget, first)?.focus()
    onApply({ min: readField(form, 'min'), max: readField(form, 'max') })
  }

  const clear = () => {
    setFound([])
    onClear()
  }

  /** A line that no longer holds goes as soon as the field is mended. */
  const review = (event: FormEvent<HTMLFormElement>) => {
    const still = refusedIn(event.currentTarget)
    setFound((shown) => shown.filter((name) => still.includes(name)))
  }

  return (
    <Form
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
          inForce={inForce[name]}
          refusalId={refused.includes(name) ? refusalId : undefined}
        />
      ))}
      <Buttons>
        <Button $look="outline" type="submit">
          {texts.apply}
        </Button>
        <Button $look="quiet" type="reset">
          {texts.clear}
        </Button>
      </Buttons>
      <Refusal id={refusalId} role="alert">
        {refused.length > 0 && texts.powerRefused(refused.map((name) => labels[name]))}
      </Refusal>
    </Form>
  )
}

type BoundFieldProps = {
  name: Bound
  /** kW; null for none. */
  inForce: number | null
  /** Id of the line that says why what was typed does not count; absent when it does. */
  refusalId: string | undefined
}

const BoundField = ({ name, inForce, refusalId }: BoundFieldProps) => {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const shown = inForce === null ? '' : String(inForce)
  const followed = useRef(shown)
  const isKept = refusalId !== undefined

  // The field starts again from the bound in force whenever that changes; made anew, it would lose the focus. What was
  // refused stays for its author to mend.
  useEffect(() => {
    if (followed.current === shown) return
    followed.current = shown
    if (input.current && !isKept) input.current.value = shown
  }, [shown, isKept])

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
        defaultValue={shown}
        aria-invalid={isKept || undefined}
        aria-describedby={refusalId}
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

const Refusal = styled.p`
  flex-basis: 100%;
  color: ${theme.color.error};
  font-size: ${theme.fontSize.small};
  font-weight: ${theme.fontWeight.medium};

  &:empty {
    display: none;
  }
`
