import { TextInput } from '@strapi/design-system'
import { useField, useFocusInputField } from '@strapi/strapi/admin'
import { useState } from 'react'
import { FieldFrame } from './FieldFrame'
import type { FieldInputProps } from './fieldInput'
import { toNumber, toText, toTyped } from './numbers'

const NO_NUMBER = 'Écrivez le nombre seul, en chiffres, avec une virgule pour les décimales.'

/** The message of the form's own check, in English: it stays until the next save. */
const NUMBER_CHECK = /must be a `number` type/

/** Strapi's own input adds spaces while one types: 85000 became “8 5000”. */
export const NumberInput = (props: FieldInputProps) => {
  const { name, label, disabled, placeholder } = props
  const { value, error, onChange } = useField<number | string | null>(name)
  const focusRef = useFocusInputField<HTMLInputElement>(name)
  const [typed, setTyped] = useState('')
  // “8,” is 8 already, and may become “8,5”.
  const shown = toNumber(typed) === (value ?? null) ? typed : toText(value)
  const refusal = NUMBER_CHECK.test(error ?? '') ? undefined : error
  return (
    <FieldFrame {...props} error={typeof value === 'string' ? NO_NUMBER : refusal}>
      <TextInput
        ref={focusRef}
        value={shown}
        inputMode="decimal"
        disabled={disabled}
        placeholder={placeholder}
        onChange={(event) => {
          const next = toTyped(event.target.value, label)
          // What is no number stays as it was typed, beside its refusal.
          setTyped(next ?? '')
          onChange(name, next === null ? event.target.value : toNumber(next))
        }}
        onBlur={() => setTyped('')}
      />
    </FieldFrame>
  )
}
