import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Schema = {
  kind: string
  pluginOptions?: Record<string, { visible?: boolean } | undefined>
  attributes: Record<string, { regex?: string }>
  config: {
    metadatas: Record<string, { edit: { label?: string; description?: string }; list: { label?: string } }>
    layouts: { list: string[]; edit: { name: string }[][] }
  }
}

const schemas = globSync('strapi/src/{api/*/content-types/*/schema.json,components/*/*.json}')
  .map((file): [string, Schema] => [file, JSON.parse(readFileSync(file, 'utf8'))])
  .filter(([, { pluginOptions }]) => pluginOptions?.['content-manager']?.visible !== false)

/** What Strapi adds to every type, and shows too. */
const added = ['createdAt', 'updatedAt', 'publishedAt']

describe.each(schemas)('%s', (_, { kind, attributes, config }) => {
  const names = Object.keys(attributes)

  it('has a label and a line of help for every field', () => {
    const unexplained = names.filter((name) => {
      const { edit, list } = config.metadatas[name] ?? { edit: {}, list: {} }
      return !edit.label || !edit.description || !list.label
    })
    expect(unexplained).toEqual([])
  })

  it('gives examples that are accepted, for every field with a fixed form', () => {
    for (const [name, { regex }] of Object.entries(attributes)) {
      if (!regex) continue
      const help = config.metadatas[name]?.edit.description ?? ''
      const examples = Array.from(help.matchAll(/«\s(.+?)\s»/g), ([, example]) => example)
      expect(examples, name).not.toEqual([])
      for (const example of examples) expect(example, name).toMatch(new RegExp(regex))
    }
  })

  it('reads before the timeout a long text that almost has the fixed form', () => {
    for (const [name, { regex }] of Object.entries(attributes)) {
      if (!regex) continue
      for (const part of ['9h-9h et ', '9h - 9h ', '1 ', '1.', 'https://']) {
        // An expression that backtracks without end would run into the test's timeout.
        expect(new RegExp(regex).test(part.repeat(255 / part.length)), name).toEqual(expect.any(Boolean))
      }
    }
  })

  it('shows every field on the entry’s page', () =>
    expect(
      config.layouts.edit
        .flat()
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(names.toSorted()))

  it('lists columns that say something to the owner', () => {
    const known = new Set([...names, ...added])
    const columns = kind === 'collectionType' ? config.layouts.list : []
    expect(columns.filter((name) => !known.has(name))).toEqual([])
  })

  it('has typographic apostrophes and no-break spaces', () => {
    const texts = Object.values(config.metadatas).flatMap(({ edit, list }) => [
      edit.label,
      edit.description,
      list.label,
    ])
    expect(texts.filter((text) => text && /'|\.\.\.| [?!;:»]|« /.test(text))).toEqual([])
  })
})
