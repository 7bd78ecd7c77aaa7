import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { actingStories, picturedTests } from './actingStories.ts'
import { documentedComponents } from './componentGraph.ts'
import { componentsOf, type ReadSource } from './componentStates.ts'
import { missingFrom, missingGuide, shownBy } from './storyCoverage.ts'
import { undocumentedProps } from './undocumentedProps.ts'

const COMPONENTS = 'src/components'
const PAGES = 'src/pages'

const read: ReadSource = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : null)

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
const filesWithComponents = componentFiles.filter(({ path }) => componentsOf(path, read).length > 0)

const pages = readdirSync(PAGES).filter((name) => name.endsWith('Page'))

const storyFiles = readdirSync('stories', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => join('stories', file))

/** What a rule finds in all story files, as `path:line`. */
const inStoryFiles = (rule: (path: string, text: string) => number[]) =>
  storyFiles.flatMap((path) => rule(path, readFileSync(path, 'utf8')).map((line) => `${path}:${line}`))

describe('the library', () => {
  it('has components, and a view for each page', () => {
    expect(componentFiles.length).toBeGreaterThan(45)
    expect(views).toHaveLength(pages.length)
  })

  it('has a story of every state of every component and view', () => {
    const missing = [...componentFiles, ...views].flatMap(({ path, story }) =>
      missingFrom(shownBy(story, read(story) ?? ''), componentsOf(path, read)).map(
        (what) => `${path}: ${what}`,
      ),
    )
    expect(missing).toEqual([])
  })

  it('has a guide for every component', () => {
    const missing = [...new Set(filesWithComponents.map(({ story }) => story))].flatMap((story) =>
      missingGuide(story, read(story) ?? '').map((part) => `${story}: ${part}`),
    )
    expect(missing).toEqual([])
  })

  it('documents every prop', () => {
    const missing = filesWithComponents.flatMap(({ path }) =>
      undocumentedProps(path, read(path) ?? '').map((prop) => `${path}: ${prop}`),
    )
    expect(missing).toEqual([])
  })

  it('has a story of every page', () => {
    const stories = storyFiles.filter((path) => path.startsWith('stories/pages/'))
    const shown = new Set(stories.flatMap((path) => [...shownBy(path, read(path) ?? '').components]))
    expect(pages.filter((page) => !shown.has(page))).toEqual([])
  })

  it('gives every story file about a component a place among the docs of what it is made of', () => {
    const sources = new Map(
      [...globSync('src/**/*.{ts,tsx}'), ...storyFiles].map((path) => [path, read(path) ?? '']),
    )
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
    const misplaced = inStoryFiles((path, text) => (text.includes(`title: '${groupOf(path)}`) ? [] : [1]))
    expect(misplaced).toEqual([])
  })

  // Storybook reads tags from the source.
  it('keeps examples of use out of the sidebar, and gives a component one status', () => {
    const wrong = inStoryFiles((_, text) =>
      [
        ...text.matchAll(
          /export const (?:Right|Wrong)Use\b(?!.*\n[^}]*?'!dev')|(?<!'!stable', )'(?:proposed|deprecated)'/g,
        ),
      ].map(({ index }) => text.slice(0, index).split('\n').length),
    )
    expect(wrong).toEqual([])
  })

  it('shows each state without acting, so that docs and pictures show it too', () => {
    expect(inStoryFiles(actingStories)).toEqual([])
  })

  it('pictures no test of a behaviour', () => {
    expect(inStoryFiles(picturedTests)).toEqual([])
  })
})

describe('undocumentedProps', () => {
  it('reports a prop without a docstring', () => {
    const text = `export type CardProps = {\n  /** In words. */\n  title: string\n  subtitle?: string\n}`
    expect(undocumentedProps('Card.tsx', text)).toEqual(['CardProps.subtitle'])
  })
})

const sources: Record<string, string> = {
  'a/Lamp.tsx': `
    import type { Status } from '../b/status'
    type Look = 'warm' | 'cold'
    export type LampProps = { look?: Look; status: Status; isLit: boolean; isMain?: boolean; name: string }
    export const Lamp = ({ look = 'warm', status }: LampProps) => <p>{look}</p>
    export const Plate = styled.div<{ $tone?: 'dark' | 'light' }>\`\`
    export const Tall = styled.a.attrs<{ $size: 'xl' }>(() => ({}))\`\`
    export const lampOf = (look: Look) => look`,
  'b/status.ts': `export type Status = { kind: 'idle' } | { kind: 'error'; message: string }`,
  'c/Kept.tsx': `export const Kept = memo(({ look }: { look: 'warm' | 'cold' }) => <p>{look}</p>)`,
  'd/Function.tsx': `export function Lamp() { return <p /> }`,
  'd/Specifier.tsx': `const Lamp = () => <p />; export { Lamp }`,
  'd/Default.tsx': `const Lamp = () => <p />; export default Lamp`,
  'd/Typed.tsx': `export const Lamp: FC<{ look: 'warm' }> = () => <p />`,
  'd/Interface.tsx': `interface LampProps { look: 'warm' }; export const Lamp = ({ look }: LampProps) => <p />`,
  'c/State.tsx': `
    type ViewState = { status: 'loading' } | { status: 'ready'; count: number }
    export const View = (state: ViewState) => <p>{state.status}</p>`,
}
const readSample: ReadSource = (path) => sources[path] ?? null

const missing = (path: string, story: string) =>
  missingFrom(shownBy('x.stories.tsx', story), componentsOf(path, readSample))

describe('missingFrom', () => {
  it('reports a component without a story', () => {
    expect(missing('a/Lamp.tsx', '')).toEqual([
      'Lamp has no story',
      'Plate has no story',
      'Tall has no story',
    ])
  })

  it('reports values that no story shows, except defaults', () => {
    const story = `preview.meta({ component: Lamp, args: { status: { kind: 'idle' } } })
      export const Two = () => <Plate $tone="dark"><Tall $size={'xl'} /></Plate>`
    expect(missing('a/Lamp.tsx', story)).toEqual([
      'no story of Lamp shows look: cold',
      'no story of Lamp shows kind: error',
      'no story of Lamp shows isLit: true',
      'no story of Plate shows $tone: light',
    ])
  })

  it('reports nothing once every value is shown', () => {
    const story = `preview.meta({ component: Lamp, args: { isLit: true, look: 'cold' } })
      export const One = meta.story({ args: { status: { kind: 'idle' } } })
      export const Two = meta.story({ args: { status: { kind: 'error', message: 'x' } } })
      export const Rest = () => <Plate $tone={a ? 'dark' : 'light'}><Tall $size="xl" /></Plate>`
    expect(missing('a/Lamp.tsx', story)).toEqual([])
  })

  it('reads a component whose props are a union', () => {
    expect(missing('c/State.tsx', `preview.meta({ component: View, args: { status: 'ready' } })`)).toEqual([
      'no story of View shows status: loading',
    ])
  })
})

describe('componentsOf', () => {
  it('reads a component inside memo', () => {
    expect(missing('c/Kept.tsx', `preview.meta({ component: Kept, args: { look: 'cold' } })`)).toEqual([
      'no story of Kept shows look: warm',
    ])
  })

  it.each(['Function', 'Specifier', 'Default', 'Typed', 'Interface'])(
    'rejects an unsupported form: %s',
    (name) => {
      expect(() => componentsOf(`d/${name}.tsx`, readSample)).toThrow(`d/${name}.tsx`)
    },
  )
})

describe('missingGuide', () => {
  it('reports missing and empty parts', () => {
    const story = `preview.meta({ parameters: { guide: { purpose: 'x', do: [], accessibility: ['y'] } } })`
    expect(missingGuide('x.stories.tsx', story)).toEqual(['do', 'dont'])
    expect(missingGuide('x.stories.tsx', '')).toHaveLength(4)
  })
})

describe('actingStories', () => {
  it('reports a play that clicks, types, focuses or scrolls', () => {
    const story = `export const A = meta.story({ play: async ({ canvas }) => expect(canvas).toBeVisible() })
export const B = meta.story({ play: async ({ userEvent }) => userEvent.tab() })
export const C = meta.story({
  play: async ({ canvas }) => canvas.getByRole('button').focus() })
A.test('clicks', behaviour, async ({ userEvent }) => userEvent.click())`
    expect(actingStories('x.stories.tsx', story)).toEqual([2, 4])
  })
})

describe('picturedTests', () => {
  it('reports a test without `behaviour`', () => {
    const story = `A.test('a', behaviour, run)
A.test('b', { ...onPhone, ...behaviour }, run)
A.test('c', run)
A.test('d', { ...onPhone }, run)
pattern.test(text)`
    expect(picturedTests('x.stories.tsx', story)).toEqual([3, 4])
  })
})
