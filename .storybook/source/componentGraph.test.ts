import { describe, expect, it } from 'vitest'
import { documentedComponents, EVERY_PAGE, relationsOf } from './componentGraph.ts'
import { writtenTypes } from './writtenTypes.ts'

const story = (title: string, file: string, name: string) =>
  `import { ${name} } from '${file}'\nconst meta = preview.meta({\n  title: '${title}',\n  component: ${name},\n})`

const sources = new Map([
  [
    'src/theme/lamp.ts',
    `import type { Tone as Shade } from './shade'
     export type Lamp = { watts: number | null; shade: Shade }`,
  ],
  ['src/theme/shade.ts', `export type Tone = 'warm' | 'cold'`],
  // Other types of these names, which the lamp's file does not import.
  ['src/theme/other.ts', `type Shade = { place: string }; type Lamp = never; export type LampProps = {}`],
  [
    'src/components/light/Lamp/Lamp.tsx',
    `import { wire } from './wire'
     import { type Lamp } from '../../../theme/lamp'
     export type LampProps = {
       /** Which. */
       lamp: Lamp
       power?: number
         | null
     } & ({ status: 'on'; onOff: () => void } | { status: 'off' })`,
  ],
  ['src/components/light/Lamp/wire.ts', `import { Bulb } from '../Bulb/Bulb'`],
  ['src/components/light/Bulb/Bulb.tsx', `import type { LampProps } from '../Lamp/Lamp'`],
  [
    'src/pages/shared.tsx',
    `import { Lamp } from '../components/light/Lamp/Lamp'; import './RoomPage/RoomPage'`,
  ],
  ['src/pages/RoomPage/RoomPage.tsx', `const load = () => import('../shared')`],
  ['src/app/layout/Layout.tsx', `import { Bulb } from '../../components/light/Bulb/Bulb'`],
  [
    'stories/components/light/Lamp.stories.tsx',
    story('Components/Light/Lamp', '../../../src/components/light/Lamp/Lamp', 'Lamp'),
  ],
  [
    'stories/components/light/Bulb.stories.tsx',
    story('Components/Light/Bulb', '../../../src/components/light/Bulb/Bulb', 'Bulb'),
  ],
  [
    'stories/pages/Dark.stories.tsx',
    story('Pages/Room/Dark', '../../src/pages/RoomPage/RoomPage', 'RoomPage'),
  ],
  ['stories/pages/Room.stories.tsx', story('Pages/Room', '../../src/pages/RoomPage/RoomPage', 'RoomPage')],
])

describe('relationsOf', () => {
  const components = documentedComponents(sources)

  it('knows the component of each story file, and one title of each', () => {
    expect(components.map(({ title }) => title).toSorted()).toEqual([
      'Components/Light/Bulb',
      'Components/Light/Lamp',
      'Pages/Room',
    ])
  })

  it('follows imports through files without stories, but not those of types', () => {
    expect(Object.fromEntries(relationsOf(components, sources))).toEqual({
      'Components/Light/Bulb': { madeOf: [], usedIn: ['Components/Light/Lamp', EVERY_PAGE] },
      'Components/Light/Lamp': { madeOf: ['Components/Light/Bulb'], usedIn: ['Pages/Room'] },
      'Pages/Room': { madeOf: ['Components/Light/Lamp'], usedIn: [] },
    })
  })
})

describe('writtenTypes', () => {
  it('gives types as they are written, and the declarations they name', () => {
    expect(writtenTypes(sources)({ name: 'Lamp', file: 'src/components/light/Lamp/Lamp.tsx' })).toEqual({
      lamp: {
        summary: 'Lamp',
        detail: `type Lamp = { watts: number | null; shade: Shade }\n\ntype Tone = 'warm' | 'cold'`,
      },
      power: { summary: 'number | null' },
      status: { summary: `'on' | 'off'` },
      onOff: { summary: '() => void' },
    })
  })
})
