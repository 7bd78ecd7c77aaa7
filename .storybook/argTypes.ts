import type { StoryContextForEnhancers, StrictArgTypes } from 'storybook/internal/types'
import { componentDocs } from 'virtual:component-docs'

type Context = Pick<StoryContextForEnhancers, 'argTypes' | 'initialArgs' | 'parameters' | 'title'>

/** `number | null` gets the control of a number, not an editor of JSON. */
const scalarOf = (written: string) => {
  const name = written.replaceAll(/ \| (?:null|undefined)\b/g, '')
  return name === 'number' || name === 'string' || name === 'boolean' ? { name } : undefined
}

/** Shows the types of props as they are written in the source; the project's own types unfold on demand. A `ref` is no prop. */
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

/**
 * Leaves out the Controls panel where nothing can be controlled: pages have no props, and some stories take no args.
 * `parameters` belong to this story alone: Storybook has just combined them.
 */
export const withoutEmptyPanel = ({ argTypes, initialArgs, parameters }: Context): StrictArgTypes => {
  const takesArgs = parameters['__isArgsStory'] !== false
  if (!takesArgs || Object.keys({ ...argTypes, ...initialArgs }).length === 0)
    parameters.controls = { disable: true }
  return argTypes
}
