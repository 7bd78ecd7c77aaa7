/** Without the parts of a type, which repeat its text, and without the folder of the machine that builds. */
export const lightManifests = <Manifests extends object>(manifests: Manifests): Manifests =>
  JSON.parse(
    JSON.stringify(manifests, (key, value: unknown) => {
      if (typeof value === 'string') return value.replaceAll(`${process.cwd()}/`, '')
      if (key !== 'tsType' || typeof value !== 'object' || value === null || !('raw' in value)) return value
      return { raw: value.raw }
    }),
  )
