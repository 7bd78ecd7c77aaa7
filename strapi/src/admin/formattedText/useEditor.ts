import { Editor } from '@tiptap/core'
import { useEffect, useReducer, useRef, useState, type RefObject } from 'react'
import { extensions } from './extensions'
import { tidy } from './markup'
import { tidyPasted } from './pastedHtml'

export type EditedText = {
  /** HTML. */
  value: string
  onChange: (html: string) => void
  disabled?: boolean
  label: string
  /** The id of the help, or of the refusal. */
  describedBy?: string
  isRefused?: boolean
}

type EditorOptions = EditedText & { container: RefObject<HTMLElement> }

/** Null on the first render. An unchanged text stays exactly as it was stored. */
export const useEditor = (options: EditorOptions) => {
  const { container, value, onChange, disabled, label, describedBy, isRefused } = options
  const [editor, setEditor] = useState<Editor | null>(null)
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  const text = useRef(value)
  // The text as it was last loaded, and the HTML that the editor makes of it.
  const stored = useRef({ value, html: '' })
  // The editor is created once.
  const latestOnChange = useRef(onChange)
  useEffect(() => {
    latestOnChange.current = onChange
  })

  useEffect(() => {
    const created = new Editor({ element: container.current, extensions, content: text.current })
    stored.current = { value: text.current, html: tidy(created.getHTML()) }
    created.on('transaction', rerender)
    created.on('update', () => {
      const html = tidy(created.getHTML())
      const next = html === stored.current.html ? stored.current.value : html
      if (next === text.current) return
      text.current = next
      latestOnChange.current(next)
    })
    setEditor(created)
    return () => created.destroy()
  }, [container])

  useEffect(() => {
    if (!editor || value === text.current) return
    text.current = value
    editor.commands.setContent(value, { emitUpdate: false })
    stored.current = { value, html: tidy(editor.getHTML()) }
  }, [editor, value])

  useEffect(() => {
    editor?.setOptions({
      editable: !disabled,
      editorProps: {
        transformPastedHTML: tidyPasted,
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          // By this, Strapi's form finds and focuses the first field that was refused.
          ...(describedBy && { 'aria-describedby': describedBy }),
          ...(isRefused && { 'aria-invalid': 'true' }),
          lang: 'fr',
          spellcheck: 'true',
        },
      },
    })
    rerender()
  }, [editor, disabled, label, describedBy, isRefused])

  return editor
}
