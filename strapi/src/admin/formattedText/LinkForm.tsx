import { Button, Field, Flex, TextInput } from '@strapi/design-system'
import type { ChainedCommands, Editor } from '@tiptap/core'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { linkAddress } from './linkAddress'

const NO_ADDRESS =
  'Ce n’est pas une adresse. Écrivez par exemple « www.exemple.fr », « /contact », « nom@exemple.fr » ou un numéro de téléphone.'

type LinkFormProps = { editor: Editor; onDone: () => void }

export const LinkForm = ({ editor, onDone }: LinkFormProps) => {
  const [address, setAddress] = useState<string>(editor.getAttributes('link').href ?? '')
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  useEffect(() => {
    // In another link, “Appliquer” would give that one this address.
    const showLink = () => setAddress((shown) => editor.getAttributes('link').href ?? shown)
    editor.on('selectionUpdate', showLink)
    return () => void editor.off('selectionUpdate', showLink)
  }, [editor])
  const runAndClose = (run: (chain: ChainedCommands) => ChainedCommands) => {
    run(editor.chain().focus().extendMarkRange('link')).run()
    onDone()
  }
  const apply = () => {
    const typed = address.trim()
    if (!typed) return runAndClose((chain) => chain.unsetLink())
    const href = linkAddress(typed)
    if (!href) {
      input.current?.focus()
      return setError(NO_ADDRESS)
    }
    if (!editor.state.selection.empty || editor.isActive('link'))
      return runAndClose((chain) => chain.setLink({ href }))
    runAndClose((chain) =>
      chain.insertContent({ type: 'text', text: typed, marks: [{ type: 'link', attrs: { href } }] }),
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      editor.commands.focus(null, { scrollIntoView: false })
      onDone()
    }
    if (event.key !== 'Enter') return
    // Enter would submit the form of the entry.
    event.preventDefault()
    apply()
  }
  return (
    <Field.Root error={error} paddingTop={2}>
      <Flex gap={2} wrap="wrap">
        {/* Wide enough for its example. */}
        <Flex direction="column" alignItems="stretch" flex="1 1 28rem">
          <TextInput
            ref={input}
            aria-label="Adresse du lien"
            placeholder="www.exemple.fr, /contact, 04 68…"
            value={address}
            onChange={(event) => {
              setAddress(event.target.value)
              setError(undefined)
            }}
            onKeyDown={onKeyDown}
          />
        </Flex>
        <Button type="button" onClick={apply}>
          Appliquer
        </Button>
        <Button type="button" variant="tertiary" onClick={() => runAndClose((chain) => chain.unsetLink())}>
          Retirer le lien
        </Button>
      </Flex>
      <Field.Error />
    </Field.Root>
  )
}
