import { globSync, readFileSync } from 'node:fs'
import { virtualModule } from '../virtualModule.ts'
import { documentedComponents, relationsOf } from './componentGraph.ts'
import { writtenTypes } from './writtenTypes.ts'

const readComponents = () => {
  const files = globSync(['src/**/*.{ts,tsx}', 'stories/**/*.stories.tsx'], {
    // The table of routes would make every page a part of the frame.
    exclude: ['src/routes/**', 'src/mocks/**', 'src/testing/**', '**/*.test.*'],
  })
  const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
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
