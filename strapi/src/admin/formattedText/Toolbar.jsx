import { Button, Flex, TextInput } from '@strapi/design-system'
import { ArrowClockwise, Bold, BulletList, GridNine, Italic, Link, NumberList, Quotes } from '@strapi/icons'
import { useState } from 'react'
import { PictureTool } from './PictureTool'
import { Tool } from './Tool'

const tools = [
  { label: 'Titre', mark: ['heading', { level: 2 }], run: (to) => to.toggleHeading({ level: 2 }) },
  { label: 'Sous-titre', mark: ['heading', { level: 3 }], run: (to) => to.toggleHeading({ level: 3 }) },
  { label: 'Gras', icon: <Bold />, mark: ['bold'], run: (to) => to.toggleBold() },
  { label: 'Italique', icon: <Italic />, mark: ['italic'], run: (to) => to.toggleItalic() },
  { label: 'Liste à puces', icon: <BulletList />, mark: ['bulletList'], run: (to) => to.toggleBulletList() },
  {
    label: 'Liste numérotée',
    icon: <NumberList />,
    mark: ['orderedList'],
    run: (to) => to.toggleOrderedList(),
  },
  { label: 'Citation', icon: <Quotes />, mark: ['blockquote'], run: (to) => to.toggleBlockquote() },
]

const history = [
  { label: 'Annuler', icon: <ArrowClockwise style={{ transform: 'scaleX(-1)' }} />, run: (to) => to.undo() },
  { label: 'Rétablir', icon: <ArrowClockwise />, run: (to) => to.redo() },
]

const tableTools = [
  { label: 'Ajouter une ligne', run: (to) => to.addRowAfter() },
  { label: 'Ajouter une colonne', run: (to) => to.addColumnAfter() },
  { label: 'Retirer la ligne', run: (to) => to.deleteRow() },
  { label: 'Retirer la colonne', run: (to) => to.deleteColumn() },
  { label: 'Retirer le tableau', run: (to) => to.deleteTable() },
]

const insertTable = (to) => to.insertTable({ rows: 3, cols: 3, withHeaderRow: true })

/** « www.exemple.fr » and « nom@exemple.fr » as one types them. */
const addressOf = (typed) => {
  if (/^[^\s/:]+@[^\s/:]+$/.test(typed)) return `mailto:${typed}`
  if (/^(?:[a-z]+:|\/|#)/i.test(typed)) return typed
  return `https://${typed}`
}

const LinkForm = ({ editor, onDone }) => {
  const [address, setAddress] = useState(editor.getAttributes('link').href ?? '')
  const close = (change) => {
    change(editor.chain().focus().extendMarkRange('link')).run()
    onDone()
  }
  const apply = () => {
    const typed = address.trim()
    if (!typed) return close((to) => to.unsetLink())
    const href = addressOf(typed)
    if (!editor.state.selection.empty || editor.isActive('link')) return close((to) => to.setLink({ href }))
    // Nothing is selected: the address is its own text.
    close((to) => to.insertContent({ type: 'text', text: typed, marks: [{ type: 'link', attrs: { href } }] }))
  }
  const onKeyDown = (event) => {
    if (event.key === 'Escape') onDone()
    if (event.key !== 'Enter') return
    // It would save the whole page.
    event.preventDefault()
    apply()
  }
  return (
    <Flex gap={2} paddingTop={2}>
      <TextInput
        aria-label="Adresse du lien"
        placeholder="https://…, /contact, tel:+33…"
        value={address}
        autoFocus
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button type="button" onClick={apply}>
        Appliquer
      </Button>
      <Button type="button" variant="tertiary" onClick={() => close((to) => to.unsetLink())}>
        Retirer le lien
      </Button>
    </Flex>
  )
}

// The text keeps the focus, and what is selected in it.
const keepFocus = (event) => event.preventDefault()

export const Toolbar = ({ editor, disabled }) => {
  const [asksLink, setAsksLink] = useState(false)
  if (!editor) return null
  const change = (run) => () => run(editor.chain().focus()).run()
  const isInTable = editor.isActive('table')
  return (
    <>
      <Flex gap={1} wrap="wrap" role="toolbar" aria-label="Mise en forme" onMouseDown={keepFocus}>
        {tools.map(({ label, icon, mark, run }) => (
          <Tool
            key={label}
            label={label}
            icon={icon}
            isOn={editor.isActive(...mark)}
            disabled={disabled}
            onClick={change(run)}
          />
        ))}
        <Tool
          label="Lien"
          icon={<Link />}
          isOn={asksLink || editor.isActive('link')}
          disabled={disabled}
          onClick={() => setAsksLink(!asksLink)}
        />
        <PictureTool editor={editor} disabled={disabled} />
        <Tool
          label="Tableau"
          icon={<GridNine />}
          isOn={isInTable}
          disabled={disabled || isInTable}
          onClick={change(insertTable)}
        />
        {history.map(({ label, icon, run }) => (
          <Tool key={label} label={label} icon={icon} disabled={disabled} onClick={change(run)} />
        ))}
      </Flex>
      {asksLink && !disabled && <LinkForm editor={editor} onDone={() => setAsksLink(false)} />}
      {isInTable && !disabled && (
        <Flex gap={2} wrap="wrap" paddingTop={2} role="toolbar" aria-label="Tableau" onMouseDown={keepFocus}>
          {tableTools.map(({ label, run }) => (
            <Button key={label} type="button" size="S" variant="tertiary" onClick={change(run)}>
              {label}
            </Button>
          ))}
        </Flex>
      )}
    </>
  )
}
