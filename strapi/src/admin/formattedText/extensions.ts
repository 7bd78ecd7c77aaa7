import Image from '@tiptap/extension-image'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import StarterKit from '@tiptap/starter-kit'

// `scope` tells screen readers which cells a header belongs to.
const ScopedHeader = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), scope: { default: null } }
  },
})

// All their tags must be in `tags` of `markup.ts`.
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    link: {
      openOnClick: false,
      autolink: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  // Texts written elsewhere lose nothing.
  Image.configure({ inline: true, allowBase64: true }),
  Table,
  TableRow,
  ScopedHeader,
  TableCell,
]
