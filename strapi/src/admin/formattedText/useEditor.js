import { Editor } from '@tiptap/core'
import { useEffect, useReducer, useRef, useState } from 'react'
import { extensions } from './extensions'
import { tidy } from './markup'

/**
 * An editor in the element of `holder`, which writes `value` and follows it. A text that was not changed, or whose
 * changes were undone, stays the very text that was stored.
 */
export const useEditor = ({ holder, value, onChange, disabled, label }) => {
  const [editor, setEditor] = useState(null)
  const [, redraw] = useReducer((count) => count + 1, 0)
  const written = useRef(value)
  const stored = useRef({ value, html: '' })
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })

  useEffect(() => {
    const made = new Editor({
      element: holder.current,
      extensions,
      content: written.current,
      editable: !disabled,
      editorProps: {
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          lang: 'fr',
          spellcheck: 'true',
        },
      },
    })
    stored.current = { value: written.current, html: tidy(made.getHTML()) }
    made.on('transaction', redraw)
    made.on('update', () => {
      const html = tidy(made.getHTML())
      const next = html === stored.current.html ? stored.current.value : html
      if (next === written.current) return
      written.current = next
      latest.current(next)
    })
    setEditor(made)
    return () => made.destroy()
    // Made once; what changes afterwards is followed below.
  }, [])

  useEffect(() => {
    if (!editor || value === written.current) return
    written.current = value
    editor.commands.setContent(value, { emitUpdate: false })
    stored.current = { value, html: tidy(editor.getHTML()) }
  }, [editor, value])

  useEffect(() => {
    editor?.setEditable(!disabled, false)
    redraw()
  }, [editor, disabled])

  return editor
}
