import { Box, Button, Field, Flex, TextInput, Typography } from '@strapi/design-system'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { whenLeft } from './whenLeft'

type AlternativeTextProps = {
  name: string
  disabled?: boolean
  onSave: (text: string) => Promise<void> | void
  children?: ReactNode
}

export const AlternativeText = ({ name, disabled, onSave, children }: AlternativeTextProps) => {
  const [text, setText] = useState('')
  const [isSaving, setIsSaving] = useState(false)

  const save = async () => {
    const alternativeText = text.trim()
    if (alternativeText === '' || isSaving) return
    setIsSaving(true)
    await onSave(alternativeText)
    setIsSaving(false)
  }
  const saveOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter would send the form.
    event.preventDefault()
    void save()
  }

  return (
    <Box background="warning100" borderColor="warning200" hasRadius padding={4} marginTop={2}>
      <Field.Root
        name={`alternative-text-${name}`}
        hint="Une phrase qui dit ce que montre la photo, pour les visiteurs qui ne la voient pas et pour les moteurs de recherche."
      >
        <Flex direction="column" alignItems="stretch" gap={1}>
          <Typography variant="pi" fontWeight="bold" textColor="warning700" role="status">
            Cette photo n’a pas de texte alternatif.
          </Typography>
          {children}
          <Field.Label>Texte alternatif</Field.Label>
          <TextInput
            value={text}
            disabled={disabled}
            placeholder="Poêle à granulés blanc, dans un séjour"
            onChange={(event) => setText(event.target.value)}
            onKeyDown={saveOnEnter}
            // Kept when the owner goes on without the button.
            onBlur={whenLeft(() => void save())}
          />
          <Field.Hint />
          <Flex>
            <Button
              variant="secondary"
              disabled={disabled || text.trim() === ''}
              loading={isSaving}
              onClick={() => void save()}
            >
              Enregistrer le texte alternatif
            </Button>
          </Flex>
        </Flex>
      </Field.Root>
    </Box>
  )
}
