import { useEffect, useRef, useState, type FormEvent, type InputEvent } from 'react'
import { parseNumber } from '../../../values/numbers'

export type PowerRange = {
  min: number | null
  max: number | null
}

export type Bound = keyof PowerRange

export const bounds: readonly Bound[] = ['min', 'max']

export type PowerFormOptions = {
  applied: PowerRange
  onApply: (range: PowerRange) => void
  onClear: () => void
  onValid?: () => void
  onRefused: (names: readonly Bound[]) => void
}

export const textOf = (bound: number | null) => (bound === null ? '' : String(bound))

const fieldOf = (form: HTMLFormElement, name: Bound) => {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLInputElement) return field
  throw new Error(`The form has no field "${name}".`)
}

const isInvalid = ({ validity, value }: HTMLInputElement) =>
  validity.badInput || (value !== '' && parseNumber(value) === null)

const invalidIn = (form: HTMLFormElement) => bounds.filter((name) => isInvalid(fieldOf(form, name)))

/** A browser in another language drops the comma of "8,5" from a number field, which then reads 85. */
const typePointForComma = (event: InputEvent<HTMLFormElement>) => {
  if (!event.data?.includes(',')) return
  event.preventDefault()
  // Setting the value would not do: a number field cannot hold "8.".
  document.execCommand('insertText', false, event.data.replaceAll(',', '.'))
}

/** Only the fields contain what is typed, until it is applied. */
export const usePowerForm = ({ applied, onApply, onClear, onValid, onRefused }: PowerFormOptions) => {
  const ref = useRef<HTMLFormElement>(null)
  const shown = useRef(applied)
  const [refused, setRefused] = useState<readonly Bound[]>([])
  // A bound applied since, from the address, has replaced the typed text.
  const invalid = refused.filter((name) => applied[name] === null)

  // Not by a new `key`, which would lose the focus; a refused text stays, to be corrected or replaced.
  useEffect(() => {
    const changed = bounds.filter((name) => applied[name] !== shown.current[name])
    shown.current = applied
    const replaced = changed.filter((name) => applied[name] !== null || !refused.includes(name))
    if (!ref.current || replaced.length === 0) return
    for (const name of replaced) fieldOf(ref.current, name).value = textOf(applied[name])
    setRefused(refused.filter((name) => !replaced.includes(name)))
  }, [applied, refused])

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
    onApply({ min: parseNumber(fieldOf(form, 'min').value), max: parseNumber(fieldOf(form, 'max').value) })
    if (!first) onValid?.()
  }

  const onReset = () => {
    setRefused([])
    onClear()
  }

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const stillInvalid = invalidIn(event.currentTarget)
    setRefused((before) => before.filter((name) => stillInvalid.includes(name)))
  }

  return { invalid, form: { ref, onSubmit, onReset, onInput, onBeforeInput: typePointForComma } }
}
