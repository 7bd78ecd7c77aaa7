import { virtualModule } from '../virtualModule.ts'
import { documentedComponents, readSources, relationsOf } from './componentGraph.ts'
import { writtenTypes } from './writtenTypes.ts'

const readComponents = () => {
  const sources = readSources(
    ['src/**/*.{ts,tsx}', 'stories/**/*.stories.tsx'],
    // The table of routes would make every page a part of the frame.
    ['src/routes/**', 'src/mocks/**', 'src/testing/**', '**/*.test.*'],
  )
  const components = documentedComponents(sources)
  const relations = relationsOf(components, sources)
  const propsOf = writtenTypes(sources)
  return Object.fromEntries(
    components.map(({ title, name, file }) => [
      title,
      { name, file, props: propsOf({ name, file }), ...relations.get(title) },
    ]),
  )
}

export const componentDocs = () =>
  virtualModule('component-docs', () => ({ componentDocs: readComponents() }))
