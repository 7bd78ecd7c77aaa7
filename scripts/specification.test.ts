import { existsSync, globSync, readFileSync } from 'node:fs'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { describe, expect, test } from 'vitest'

const guide = readFileSync('stories/guide/Specification.mdx', 'utf8')

/** Identifiers of a file's stories, made as Storybook makes them: from the title and the exports' names. */
const idsOf = (file: string): string[] => {
  const code = readFileSync(file, 'utf8')
  const title = /preview\.meta\(\{\s*title: '([^']+)'/.exec(code)?.[1]
  if (title === undefined) throw new Error(`${file} has no title.`)
  return Array.from(code.matchAll(/^export const (\w+) = /gm), ([, name = '']) =>
    toId(title, storyNameFromExport(name)),
  )
}

const storyIds = new Set(globSync('stories/**/*.stories.tsx').flatMap(idsOf))

const namedStories = [
  ...new Set(Array.from(guide.matchAll(/\?path=\/story\/([\w-]+)/g), ([, id = '']) => id)),
]
const namedFiles = [
  ...new Set(
    Array.from(
      guide.matchAll(/`((?:src|scripts|e2e)\/[\w/.-]+\.(?:test|spec)\.tsx?)`/g),
      ([, file = '']) => file,
    ),
  ),
]
const [proven = ''] = guide.split('## Shown, not proven')
const demands = proven.split('\n').filter((line) => line.startsWith('- '))

describe('the page that says what proves each demand', () => {
  test('speaks of every section', () => {
    const sections = Array.from(guide.matchAll(/^## (\d)\./gm), ([, number]) => Number(number))
    expect(sections).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  test('names a proof for each', () => {
    expect(demands.length).toBeGreaterThan(100)
    const bare = demands.filter((line) => !/\?path=\/story\/|\.(test|spec)\.tsx?`/.test(line))
    expect(bare).toEqual([])
  })

  test('names stories that are there', () => {
    expect(namedStories.filter((id) => !storyIds.has(id))).toEqual([])
  })

  test('names files that are there', () => {
    expect(namedFiles.filter((file) => !existsSync(file))).toEqual([])
  })
})
