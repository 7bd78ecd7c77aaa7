import { readdirSync } from 'node:fs'
import { join } from 'node:path/posix'
import { describe, expect, it } from 'vitest'
import { actingStories, picturedTests } from './actingStories.ts'
import { documentedComponents, readSources } from './componentGraph.ts'
import { componentsOf } from './componentStates.ts'
import { missingFrom, missingGuide, shownBy } from './storyCoverage.ts'
import { undocumentedProps } from './undocumentedProps.ts'
import { writtenTypes } from './writtenTypes.ts'

const COMPONENTS = 'src/components'
const PAGES = 'src/pages'
const MAX_PROPS = 8

const sources = readSources(['src/**/*.{ts,tsx}', 'stories/**/*.stories.tsx'])
const storyFiles = [...sources.keys()].filter((path) => path.endsWith('.stories.tsx'))

const read = (path: string) => sources.get(path) ?? ''

const foldersIn = (parent: string) =>
  readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

const filesOf = (parent: string) =>
  foldersIn(parent).flatMap((folder) =>
    readdirSync(join(parent, folder)).map((file) => ({ folder, file, path: join(parent, folder, file) })),
  )

const componentFiles = foldersIn(COMPONENTS).flatMap((area) =>
  filesOf(join(COMPONENTS, area))
    .filter(({ file }) => file.endsWith('.tsx'))
    .map(({ file, path, folder }) => ({
      file,
      path,
      folder,
      story: `stories/components/${area}/${folder}.stories.tsx`,
    })),
)

const views = filesOf(PAGES)
  .filter(({ file }) => file.endsWith('View.tsx'))
  .map(({ folder, file, path }) => ({
    file,
    path,
    story: `stories/pages/${folder}/${file.replace('.tsx', '.stories.tsx')}`,
  }))

// Without the files that only contain helpers.
const filesWithComponents = componentFiles.filter(({ path }) => componentsOf(path, sources).length > 0)

const pages = readdirSync(PAGES).filter((name) => name.endsWith('Page'))

/** What a rule finds in all story files, as `path:line: fault`. */
const inStoryFiles = (fault: (path: string) => string, rule: (path: string, text: string) => number[]) =>
  storyFiles.flatMap((path) => rule(path, read(path)).map((line) => `${path}:${line}: ${fault(path)}`))

const linesOf = (pattern: RegExp) => (_: string, text: string) =>
  Array.from(text.matchAll(pattern), ({ index }) => text.slice(0, index).split('\n').length)

describe('the library', () => {
  it('has components, and a view for each page', () => {
    expect(componentFiles.length).toBeGreaterThan(45)
    expect(views).toHaveLength(pages.length)
  })

  it('has a story of every state of every component and view', () => {
    const missing = [...componentFiles, ...views].flatMap(({ path, story }) =>
      missingFrom(shownBy(story, read(story)), componentsOf(path, sources)).map((what) => `${path}: ${what}`),
    )
    expect(missing).toEqual([])
  })

  it('has a guide for every component', () => {
    const missing = [...new Set(filesWithComponents.map(({ story }) => story))].flatMap((story) =>
      missingGuide(story, read(story)).map((part) => `${story}: ${part}`),
    )
    expect(missing).toEqual([])
  })

  it('documents every prop', () => {
    const missing = [...filesWithComponents, ...views].flatMap(({ path }) =>
      undocumentedProps(path, read(path)).map((prop) => `${path}: ${prop}`),
    )
    expect(missing).toEqual([])
  })

  it('gives no component more than eight props', () => {
    const propsOf = writtenTypes(sources)
    const crowded = [...filesWithComponents, ...views].flatMap(({ path }) =>
      componentsOf(path, sources).flatMap(({ name }) => {
        const count = Object.keys(propsOf({ name, file: path })).length
        return count > MAX_PROPS ? [`${path}: ${name} has ${count} props`] : []
      }),
    )
    expect(crowded).toEqual([])
  })

  it('has a story of every page', () => {
    const stories = storyFiles.filter((path) => path.startsWith('stories/pages/'))
    const shown = new Set(stories.flatMap((path) => [...shownBy(path, read(path)).components]))
    expect(pages.filter((page) => !shown.has(page))).toEqual([])
  })

  it('gives every story file about a component a place among the docs of what it is made of', () => {
    const known = new Set(documentedComponents(sources).map(({ file }) => file))
    const documented = [...filesWithComponents, ...views]
      .map(({ path }) => path)
      .filter((path) => /\/(\w+)\/\1\.tsx$|View\.tsx$/.test(path))
    expect(documented.filter((path) => !known.has(path))).toEqual([])
  })

  it('names each group of stories after its folder', () => {
    const groupOf = (path: string) => {
      const [, folder, area = ''] = path.split('/')
      if (folder === 'components')
        return `Components/${area.replace(/^./, (letter) => letter.toUpperCase())}/`
      if (folder === 'pages') return path.endsWith('View.stories.tsx') ? 'Views/' : 'Pages/'
      return folder === 'flows' ? 'Flows/' : ''
    }
    const misplaced = inStoryFiles(
      (path) => `the title must begin with '${groupOf(path)}'`,
      (path, text) => (text.includes(`title: '${groupOf(path)}`) ? [] : [1]),
    )
    expect(misplaced).toEqual([])
  })

  // Storybook reads tags and comments from the source; of `X.extend(…)`, no comment.
  it('keeps examples of use out of the sidebar, and says what each shows', () => {
    const shown = inStoryFiles(
      () => "an example of use must be `meta.story({ tags: ['!dev'], … })`, below a comment",
      linesOf(
        /(?<!\*\/\n)export const (?:Right|Wrong)Use\b|(?:Right|Wrong)Use\b(?! = meta\.story\([^}]*?'!dev')/g,
      ),
    )
    expect(shown).toEqual([])
  })

  // Storybook's manifest has code only for these.
  it('writes each story as an object', () => {
    const unwritten = inStoryFiles(
      () => 'spread the options: `X.extend({ ...onPhone })`',
      linesOf(/\.(?:extend|story)\(\w+\)|render: \w+\.input\b/g),
    )
    expect(unwritten).toEqual([])
  })

  it('gives a component one status', () => {
    const doubtful = inStoryFiles(
      () => "the tags must be ['!stable', 'proposed'] or ['!stable', 'deprecated']",
      linesOf(/(?<!'!stable', )'(?:proposed|deprecated)'/g),
    )
    expect(doubtful).toEqual([])
  })

  it('shows each state without acting, so that docs and pictures show it too', () => {
    const acting = inStoryFiles(
      () => '`play` may only check: act in a test of the story, `X.test(…)`',
      actingStories,
    )
    expect(acting).toEqual([])
  })

  it('pictures no test of a behaviour', () => {
    const pictured = inStoryFiles(
      () => 'a test of a story must have `behaviour`: `X.test(…, behaviour, …)`',
      picturedTests,
    )
    expect(pictured).toEqual([])
  })
})
