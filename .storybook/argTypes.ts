import type { StoryContextForEnhancers, StrictArgTypes } from 'storybook/internal/types'
import { componentDocs } from 'virtual:component-docs'
import type { WrittenType } from './source/writtenTypes'

type Context = Pick<StoryContextForEnhancers, 'argTypes' | 'initialArgs' | 'parameters' | 'title'>

const partsOf = (type: string) =>
  type
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== 'null' && part !== 'undefined')

/** The values of a union of texts, which may be named; undefined for any other type. */
const choicesOf = ({ summary, detail = '' }: WrittenType): string[] | undefined => {
  const declared = new Map(
    detail.split('\n\n').flatMap((text) => {
      const [, name, type] = /^type (\w+) =\s*([^]+)$/.exec(text) ?? []
      return name && type ? [[name, type]] : []
    }),
  )
  const values = partsOf(summary).flatMap((part) => partsOf(declared.get(part) ?? part))
  return values.length > 0 && values.every((value) => /^'[^']*'$/.test(value))
    ? values.map((value) => value.slice(1, -1))
    : undefined
}

/** What Storybook makes controls from: without it, most types get an editor of JSON. */
const controllable = (written: WrittenType) => {
  const value = choicesOf(written)
  if (value) return { name: 'enum' as const, value }
  const name = written.summary.replaceAll(/ \| (?:null|undefined)\b/g, '')
  return name === 'number' || name === 'string' || name === 'boolean' ? { name } : undefined
}

/** An element cannot be edited: an object instead of it would break the story. */
const controlOf = (child: unknown) =>
  typeof child === 'string' ? { type: 'text' as const } : { disable: true }

/** An editor of JSON would show the source of such a function, and lose it. */
const holdsFunction = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).some((part) => typeof part === 'function' || holdsFunction(part))

/** A `ref` is no prop. */
export const readableTypes = ({ argTypes, initialArgs, title }: Context): StrictArgTypes => {
  const props = componentDocs[title]?.props ?? {}
  return Object.fromEntries(
    Object.entries(argTypes)
      .filter(([name]) => name !== 'ref')
      .map(([name, argType]) => {
        const written = props[name]
        if (!written) return [name, argType]
        const known = controllable(written)
        const type = known ? { ...known, required: argType.type?.required } : argType.type
        const value = initialArgs[name]
        const control =
          (written.summary === 'ReactNode' && { control: controlOf(value) }) ||
          (holdsFunction(value) && { control: { disable: true } })
        return [name, { ...argType, type, table: { ...argType.table, type: written }, ...control }]
      }),
  )
}

/** Pages have no props, and some stories take no args. */
export const withoutEmptyPanel = ({ argTypes, initialArgs, parameters }: Context): StrictArgTypes => {
  const takesArgs = parameters['__isArgsStory'] !== false
  if (!takesArgs || Object.keys({ ...argTypes, ...initialArgs }).length === 0)
    parameters.controls = { disable: true }
  return argTypes
}
