import { isFields } from '../../src/values/fields.ts'

/** Storybook would import it from the package's name, which exports nothing. */
const importOf = (docgen: unknown) =>
  isFields(docgen) && typeof docgen.exportName === 'string' && typeof docgen.definedInFile === 'string'
    ? { import: `import { ${docgen.exportName} } from '${docgen.definedInFile.replace(/\.tsx$/, '')}'` }
    : {}

/** Without the parts of a type, which repeat its text, and without the folder of the machine that builds. */
export const lightManifests = <Manifests extends object>(manifests: Manifests): Manifests =>
  JSON.parse(
    JSON.stringify(manifests, (key, value: unknown) => {
      if (typeof value === 'string') return value.replaceAll(`${process.cwd()}/`, '')
      if (!isFields(value)) return value
      if (key === 'tsType' && 'raw' in value) return { raw: value.raw }
      return 'import' in value ? { ...value, ...importOf(value.reactDocgen) } : value
    }),
  )
