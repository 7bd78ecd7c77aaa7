import { Button, Flex, Tag, TextInput } from '@strapi/design-system'
import { Cross } from '@strapi/icons'
import { useField } from '@strapi/strapi/admin'
import { useState, type KeyboardEvent } from 'react'
import { FieldFrame } from './FieldFrame'
import type { FieldInputProps } from './fieldInput'
import { addKeywords, labelOf, toKeywords } from './keywords'
import { whenLeft } from './whenLeft'

const KeywordsInput = (props: FieldInputProps) => {
  const { name, disabled } = props
  const field = useField(name)
  const [typed, setTyped] = useState('')
  const keywords = toKeywords(field.value)

  const add = () => {
    const next = addKeywords(keywords, typed)
    if (next.length > keywords.length) field.onChange(name, next)
    setTyped('')
  }
  const remove = (removed: number) =>
    field.onChange(
      name,
      keywords.filter((_, index) => index !== removed),
    )
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ',') return
    // Enter would send the form.
    event.preventDefault()
    add()
  }

  return (
    <FieldFrame {...props} error={field.error}>
      {keywords.length > 0 && (
        <Flex gap={2} wrap="wrap">
          {keywords.map((keyword, index) => (
            <Tag
              key={labelOf(keyword)}
              icon={<Cross />}
              label={`Retirer « ${labelOf(keyword)} »`}
              disabled={disabled}
              onClick={() => remove(index)}
            >
              {labelOf(keyword)}
            </Tag>
          ))}
        </Flex>
      )}
      <Flex gap={2} alignItems="stretch">
        <TextInput
          value={typed}
          disabled={disabled}
          placeholder="Un mot-clé, puis Entrée"
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={addOnEnter}
          // Kept when the owner goes on without Enter.
          onBlur={whenLeft(add)}
        />
        <Button variant="tertiary" size="L" disabled={disabled || typed.trim() === ''} onClick={add}>
          Ajouter
        </Button>
      </Flex>
    </FieldFrame>
  )
}

// Strapi loads the input of a custom field by its default export.
export default KeywordsInput
