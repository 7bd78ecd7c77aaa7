import { Box, Button, Field, Flex, TextInput, Typography } from '@strapi/design-system'
import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useState, type KeyboardEvent } from 'react'

export type Picture = { id: number; name: string; mime?: string; alternativeText?: string | null }

type AlternativeTextProps = { picture: Picture; disabled?: boolean; onSaved: () => void }

/** Asks for the alternative text of a picture that has none, and stores it in the media library. */
export const AlternativeText = ({ picture, disabled, onSaved }: AlternativeTextProps) => {
  const { post } = useFetchClient()
  const { toggleNotification } = useNotification()
  const [text, setText] = useState('')
  const [isSaving, setIsSaving] = useState(false)

  const save = async () => {
    const alternativeText = text.trim()
    if (alternativeText === '' || isSaving) return
    setIsSaving(true)
    const form = new FormData()
    form.append('fileInfo', JSON.stringify({ name: picture.name, alternativeText }))
    try {
      await post(`/upload?id=${picture.id}`, form)
      onSaved()
      toggleNotification({ type: 'success', message: 'Texte alternatif enregistré' })
    } catch (error) {
      console.error(error)
      toggleNotification({
        type: 'danger',
        message: 'Le texte alternatif n’a pas pu être enregistré. Réessayez.',
      })
    }
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
        name={`alternative-text-${picture.id}`}
        hint="Une phrase qui dit ce que montre la photo, pour les visiteurs qui ne la voient pas et pour les moteurs de recherche."
      >
        <Flex direction="column" alignItems="stretch" gap={1}>
          <Typography variant="pi" fontWeight="bold" textColor="warning700" role="status">
            Cette photo n’a pas de texte alternatif.
          </Typography>
          <Field.Label>Texte alternatif</Field.Label>
          <TextInput
            value={text}
            disabled={disabled}
            placeholder="Poêle à granulés blanc, dans un séjour"
            onChange={(event) => setText(event.target.value)}
            onKeyDown={saveOnEnter}
            // What was typed is kept when the owner goes on without the button.
            onBlur={() => void save()}
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
