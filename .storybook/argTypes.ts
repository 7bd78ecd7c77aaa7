import type { StoryContextForEnhancers, StrictArgTypes } from 'storybook/internal/types'
import { componentDocs } from 'virtual:component-docs'

type Context = Pick<StoryContextForEnhancers, 'argTypes' | 'initialArgs' | 'parameters' | 'title'>

/** `number | null` gets the control of a number, not an editor of JSON. */
const scalarOf = (written: string) => {
  const name = written.replaceAll(/ \| (?:null|undefined)\b/g, '')
  return name === 'number' || name === 'string' || name === 'boolean' ? { name } : undefined
}

/** A `ref` is no prop. */
export const readableTypes = ({ argTypes, title }: Context): StrictArgTypes => {
  const props = componentDocs[title]?.props ?? {}
  return Object.fromEntries(
    Object.entries(argTypes)
      .filter(([name]) => name !== 'ref')
      .map(([name, argType]) => {
        const written = props[name]
        if (!written) return [name, argType]
        const scalar = scalarOf(written.summary)
        const type = scalar ? { ...scalar, required: argType.type?.required } : argType.type
        return [name, { ...argType, type, table: { ...argType.table, type: written } }]
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
