import { existsSync, globSync, readFileSync } from 'node:fs'
import { storyNameFromExport, toId, toTestId } from 'storybook/internal/csf'
import { describe, expect, test } from 'vitest'

const guide = readFileSync('stories/guide/Specification.mdx', 'utf8')

/** The ids of a file's stories and of their tests, derived from title and names as Storybook does. */
const idsOf = (file: string): string[] => {
  const code = readFileSync(file, 'utf8')
  const title = /preview\.meta\(\{\s*title: '([^']+)'/.exec(code)?.[1]
  if (title === undefined) throw new Error(`${file} has no title.`)
  const storyId = (name: string) => toId(title, storyNameFromExport(name))
  return [
    ...Array.from(code.matchAll(/^export const (\w+) = /gm), ([, name = '']) => storyId(name)),
    ...Array.from(code.matchAll(/^(\w+)\.test\(\s*'([^']+)'/gm), ([, name = '', testName = '']) =>
      toTestId(storyId(name), testName),
    ),
  ]
}

const storyIds = new Set(globSync('stories/**/*.stories.tsx').flatMap(idsOf))

const namedStories = [
  ...new Set(Array.from(guide.matchAll(/\?path=\/story\/([\w:-]+)/g), ([, id = '']) => id)),
]
const namedFiles = [
  ...new Set(
    Array.from(
      guide.matchAll(/`((?:src|scripts|e2e)\/[\w/.-]+\.(?:test|spec)\.tsx?)`/g),
      ([, file = '']) => file,
    ),
  ),
]
const [testedPart = ''] = guide.split('## Not covered by tests')
const requirements = testedPart.split('\n').filter((line) => line.startsWith('- '))

describe('the guide’s page about the specification', () => {
  test('has every section of the specification', () => {
    const sections = Array.from(guide.matchAll(/^## (\d)\./gm), ([, number]) => Number(number))
    expect(sections).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  test('names a story or a test for each requirement', () => {
    expect(requirements.length).toBeGreaterThan(100)
    const untested = requirements.filter((line) => !/\?path=\/story\/|\.(test|spec)\.tsx?`/.test(line))
    expect(untested).toEqual([])
  })

  test('names only existing stories', () => {
    expect(namedStories.filter((id) => !storyIds.has(id))).toEqual([])
  })

  test('names only existing files', () => {
    expect(namedFiles.filter((file) => !existsSync(file))).toEqual([])
  })
})
