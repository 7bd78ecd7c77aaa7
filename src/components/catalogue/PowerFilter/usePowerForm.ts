import { useEffect, useRef, useState, type FormEvent, type InputEvent } from 'react'
import { parsePower } from '../../../values/power'

/** Bounds of power in kW, inclusive; null for none. */
export type PowerRange = {
  min: number | null
  max: number | null
}

export type Bound = keyof PowerRange

/** The bounds, named as their fields in the form. */
export const bounds: readonly Bound[] = ['min', 'max']

export type PowerFormOptions = {
  /** The bounds that count now. */
  applied: PowerRange
  onApply: (range: PowerRange) => void
  onClear: () => void
  onValid?: () => void
  /** Called at “Appliquer” with the fields that hold no valid power. */
  onRefused: (names: readonly Bound[]) => void
}

/** What a field shows for an applied bound. */
export const textOf = (bound: number | null) => (bound === null ? '' : String(bound))

/** @throws Error when the form has no such field. */
const fieldOf = (form: HTMLFormElement, name: Bound) => {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLInputElement) return field
  throw new Error(`The form has no field "${name}".`)
}

/** `badInput`: the browser gives no value for what is not a number. */
const isInvalid = ({ validity, value }: HTMLInputElement) =>
  validity.badInput || (value !== '' && parsePower(value) === null)

const invalidIn = (form: HTMLFormElement) => bounds.filter((name) => isInvalid(fieldOf(form, name)))

/** In a number field, a browser in another language than French drops the comma of "8,5", which would then read 85. */
const typePointForComma = (event: InputEvent<HTMLFormElement>) => {
  if (!event.data?.includes(',')) return
  event.preventDefault()
  // Setting the value would not do: a number field cannot hold "8.".
  document.execCommand('insertText', false, event.data.replaceAll(',', '.'))
}

/**
 * The form of the two bounds. What is typed is kept by the fields alone until it is applied.
 * @returns `form`, to be spread on the `<form>`, and the bounds whose fields hold no valid power.
 */
export const usePowerForm = ({ applied, onApply, onClear, onValid, onRefused }: PowerFormOptions) => {
  const ref = useRef<HTMLFormElement>(null)
  const shown = useRef(applied)
  const [refused, setRefused] = useState<readonly Bound[]>([])
  // A bound applied since, from the address, has replaced what was typed.
  const invalid = refused.filter((name) => applied[name] === null)

  // Shows an applied bound whenever it changes, without a new `key`, by which the field would lose the focus. An
  // invalid text stays, to be corrected.
  useEffect(() => {
    for (const name of bounds) {
      if (ref.current && applied[name] !== shown.current[name] && !invalid.includes(name))
        fieldOf(ref.current, name).value = textOf(applied[name])
    }
    shown.current = applied
  })

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const refusedNow = invalidIn(form)
    const [first] = refusedNow
    setRefused(refusedNow)
    if (first) {
      fieldOf(form, first).focus()
      onRefused(refusedNow)
    }
    onApply({ min: parsePower(fieldOf(form, 'min').value), max: parsePower(fieldOf(form, 'max').value) })
    if (!first) onValid?.()
  }

  const onReset = () => {
    setRefused([])
    onClear()
  }

  /** Removes the error of a field as soon as it is corrected. */
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const stillInvalid = invalidIn(event.currentTarget)
    setRefused((before) => before.filter((name) => stillInvalid.includes(name)))
  }

  return { invalid, form: { ref, onSubmit, onReset, onInput, onBeforeInput: typePointForComma } }
}
