import { expect, it, vi } from 'vitest'

vi.mock('virtual:component-docs', () => ({
  componentDocs: {
    'Components/Lamp': {
      props: {
        watts: { summary: 'number | null' },
        bulb: { summary: 'ReactNode' },
        lamp: { summary: 'Lamp', detail: 'type Lamp = {}' },
        tone: { summary: 'Tone | null', detail: "type Tone =\n  | 'warm'\n  | 'cold'" },
      },
    },
  },
}))

const { readableTypes, withoutEmptyPanel } = await import('./argTypes.ts')

const other = { name: 'other', value: '' } as const
const contextOf = (props: string[], takesArgs = true) => ({
  title: 'Components/Lamp',
  argTypes: Object.fromEntries(props.map((name) => [name, { name, type: other }])),
  initialArgs: {},
  parameters: { __isArgsStory: takesArgs },
})

it('shows types as they are written, and gives a number that may be null the control of a number', () => {
  const { watts, lamp } = readableTypes(contextOf(['watts', 'lamp']))
  expect(watts).toEqual({
    name: 'watts',
    type: { name: 'number' },
    table: { type: { summary: 'number | null' } },
  })
  expect(lamp?.type).toEqual(other)
  expect(lamp?.table?.type).toEqual({ summary: 'Lamp', detail: 'type Lamp = {}' })
})

it('gives an element no control, and a text in its place the control of a text', () => {
  const context = contextOf(['bulb'])
  expect(readableTypes(context).bulb).toMatchObject({ control: { disable: true } })
  expect(readableTypes({ ...context, initialArgs: { bulb: 'On' } }).bulb).toMatchObject({
    control: { type: 'text' },
  })
})

it('gives no control to an object with a function, which an editor of JSON would lose', () => {
  const context = contextOf(['lamp'])
  const isDisabled = { control: { disable: true } }
  expect(readableTypes({ ...context, initialArgs: { lamp: [{ onLight: () => 0 }] } }).lamp).toMatchObject(
    isDisabled,
  )
  expect(readableTypes({ ...context, initialArgs: { lamp: [{ height: 1 }] } }).lamp).not.toMatchObject(
    isDisabled,
  )
})

it('gives a choice of texts the control of a choice, whatever the name of its type', () => {
  const { tone } = readableTypes(contextOf(['tone']))
  expect(tone?.type).toEqual({ name: 'enum', value: ['warm', 'cold'] })
})

it.each([
  ['a page, which has no props', [], true, { disable: true }],
  ['a story that takes no args', ['watts'], false, { disable: true }],
  ['a story with a prop', ['watts'], true, undefined],
])('leaves out the Controls panel where it would be empty: %s', (_, props, takesArgs, controls) => {
  const context = contextOf(props, takesArgs)
  withoutEmptyPanel(context)
  expect(context.parameters).toEqual({ __isArgsStory: takesArgs, ...(controls && { controls }) })
})
