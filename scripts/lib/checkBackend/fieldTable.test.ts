import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { fieldMarkdown, fieldTable, type TypePath } from './fieldTable.ts'

const isPath = (name: string): name is TypePath => name in fieldTable

it('every field has a name to look for', () => {
  for (const field of Object.values(fieldTable).flat()) expect(field.names, field.name).not.toEqual([])
})

it.each(Object.keys(fieldTable).filter(isPath))(
  'docs/existing-backend.md has the fields of %s',
  async (path) => {
    const guide = await readFile('docs/existing-backend.md', 'utf8')
    expect(guide).toContain(`### \`${path}\`\n\n${fieldMarkdown(path)}\n`)
  },
)
