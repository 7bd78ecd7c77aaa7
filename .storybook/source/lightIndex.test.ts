import { expect, it } from 'vitest'
import { withoutStoryHeadings } from './lightIndex.ts'

const page = { type: 'docs' as const, name: 'Docs', storiesImports: [] }

it('lets the search find the headings of written pages only', () => {
  const words = {
    ...page,
    id: 'guide-words--docs',
    title: 'Guide/Words',
    importPath: './stories/guide/Words.mdx',
    anchors: [{ id: 'icône-pictogramme', title: 'Icône, pictogramme' }],
  }
  const drawer = {
    ...page,
    id: 'components-foundation-drawer--docs',
    title: 'Components/Foundation/Drawer',
    importPath: './stories/components/foundation/Drawer.stories.tsx',
  }
  const anchors = [
    { id: 'anchor--components-foundation-drawer--closed:by-escape', title: 'closes by Escape' },
  ]
  const index = { v: 5, entries: { [words.id]: words, [drawer.id]: { ...drawer, anchors } } }
  expect(withoutStoryHeadings(index).entries).toEqual({ [words.id]: words, [drawer.id]: drawer })
})
