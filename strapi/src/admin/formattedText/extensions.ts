import Image from '@tiptap/extension-image'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import StarterKit from '@tiptap/starter-kit'

// `scope` tells a screen reader which cells a heading is for.
const ScopedHeader = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), scope: { default: null } }
  },
})

// The tags that these write must all be in the list of `markup.ts`.
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
  // Inline and with embedded pictures allowed, so that texts written elsewhere lose nothing.
  Image.configure({ inline: true, allowBase64: true }),
  Table,
  TableRow,
  ScopedHeader,
  TableCell,
]
