import { Button, Flex } from '@strapi/design-system'
import { ArrowClockwise, Bold, BulletList, GridNine, Italic, Link, NumberList, Quotes } from '@strapi/icons'
import type { ChainedCommands, Editor } from '@tiptap/core'
import { useState, type MouseEvent, type ReactNode } from 'react'
import { LinkForm } from './LinkForm'
import { PictureTool } from './PictureTool'
import { Tool } from './Tool'

type Command = (chain: ChainedCommands) => ChainedCommands

type Action = { label: string; icon?: ReactNode; run: Command }

/** `active`: the arguments of `editor.isActive`. */
type FormatAction = Action & { active: [type: string, attributes?: Record<string, unknown>] }

const formats: FormatAction[] = [
  { label: 'Titre', active: ['heading', { level: 2 }], run: (chain) => chain.toggleHeading({ level: 2 }) },
  {
    label: 'Sous-titre',
    active: ['heading', { level: 3 }],
    run: (chain) => chain.toggleHeading({ level: 3 }),
  },
  { label: 'Gras', icon: <Bold />, active: ['bold'], run: (chain) => chain.toggleBold() },
  { label: 'Italique', icon: <Italic />, active: ['italic'], run: (chain) => chain.toggleItalic() },
  {
    label: 'Liste à puces',
    icon: <BulletList />,
    active: ['bulletList'],
    run: (chain) => chain.toggleBulletList(),
  },
  {
    label: 'Liste numérotée',
    icon: <NumberList />,
    active: ['orderedList'],
    run: (chain) => chain.toggleOrderedList(),
  },
  { label: 'Citation', icon: <Quotes />, active: ['blockquote'], run: (chain) => chain.toggleBlockquote() },
]

const history: Action[] = [
  {
    label: 'Annuler',
    icon: <ArrowClockwise style={{ transform: 'scaleX(-1)' }} />,
    run: (chain) => chain.undo(),
  },
  { label: 'Rétablir', icon: <ArrowClockwise />, run: (chain) => chain.redo() },
]

const tableActions: Action[] = [
  { label: 'Ajouter une ligne', run: (chain) => chain.addRowAfter() },
  { label: 'Ajouter une colonne', run: (chain) => chain.addColumnAfter() },
  { label: 'Retirer la ligne', run: (chain) => chain.deleteRow() },
  { label: 'Retirer la colonne', run: (chain) => chain.deleteColumn() },
  { label: 'Retirer le tableau', run: (chain) => chain.deleteTable() },
]

const insertTable: Command = (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true })

const keepFocus = (event: MouseEvent) => event.preventDefault()

type ToolbarProps = { editor: Editor | null; disabled?: boolean }

export const Toolbar = ({ editor, disabled }: ToolbarProps) => {
  const [isLinkOpen, setLinkOpen] = useState(false)
  if (!editor) return null
  const onClickRun = (run: Command) => () => run(editor.chain().focus()).run()
  const isInTable = editor.isActive('table')
  return (
    <>
      <Flex gap={1} wrap="wrap" role="toolbar" aria-label="Mise en forme" onMouseDown={keepFocus}>
        {formats.map(({ label, icon, active, run }) => (
          <Tool
            key={label}
            label={label}
            icon={icon}
            isPressed={editor.isActive(...active)}
            disabled={disabled}
            onClick={onClickRun(run)}
          />
        ))}
        <Tool
          label="Lien"
          icon={<Link />}
          isPressed={isLinkOpen || editor.isActive('link')}
          disabled={disabled}
          onClick={() => setLinkOpen(!isLinkOpen)}
        />
        <PictureTool editor={editor} disabled={disabled} />
        <Tool
          label="Tableau"
          icon={<GridNine />}
          isPressed={isInTable}
          disabled={disabled || isInTable}
          onClick={onClickRun(insertTable)}
        />
        {history.map(({ label, icon, run }) => (
          <Tool key={label} label={label} icon={icon} disabled={disabled} onClick={onClickRun(run)} />
        ))}
      </Flex>
      {isLinkOpen && !disabled && <LinkForm editor={editor} onDone={() => setLinkOpen(false)} />}
      {isInTable && !disabled && (
        <Flex gap={2} wrap="wrap" paddingTop={2} role="toolbar" aria-label="Tableau" onMouseDown={keepFocus}>
          {tableActions.map(({ label, run }) => (
            <Button key={label} type="button" size="S" variant="tertiary" onClick={onClickRun(run)}>
              {label}
            </Button>
          ))}
        </Flex>
      )}
    </>
  )
}
