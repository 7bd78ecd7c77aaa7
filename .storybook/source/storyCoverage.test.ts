import { describe, expect, it } from 'vitest'
import { componentsOf } from './componentStates.ts'
import { missingFrom, missingGuide, shownBy } from './storyCoverage.ts'

const samples = {
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
  'c/Renamed.tsx': `
    import type { Status as Condition } from '../b/status'
    export const Renamed = ({ condition }: { condition: Condition }) => <p>{condition.kind}</p>`,
  'd/Function.tsx': `export function Lamp() { return <p /> }`,
  'd/Specifier.tsx': `const Lamp = () => <p />; export { Lamp }`,
  'd/Default.tsx': `const Lamp = () => <p />; export default Lamp`,
  'd/Typed.tsx': `export const Lamp: FC<{ look: 'warm' }> = () => <p />`,
  'd/Interface.tsx': `interface LampProps { look: 'warm' }; export const Lamp = ({ look }: LampProps) => <p />`,
  'c/State.tsx': `
    type ViewState = { status: 'loading' } | { status: 'ready'; count: number }
    export const View = (state: ViewState) => <p>{state.status}</p>`,
}
const sources = new Map(Object.entries(samples))

const missing = (path: string, story: string) =>
  missingFrom(shownBy('x.stories.tsx', story), componentsOf(path, sources))

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

  it('reads a type that is imported by another name', () => {
    expect(missing('c/Renamed.tsx', `preview.meta({ component: Renamed, args: { kind: 'idle' } })`)).toEqual([
      'no story of Renamed shows kind: error',
    ])
  })

  it.each(['Function', 'Specifier', 'Default', 'Typed', 'Interface'])(
    'rejects an unsupported form: %s',
    (name) => {
      expect(() => componentsOf(`d/${name}.tsx`, sources)).toThrow(`d/${name}.tsx`)
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
