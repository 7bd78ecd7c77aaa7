import type { Plugin } from 'vite'

/** The exports of `virtual:{name}`, read once, when Storybook starts. */
export const virtualModule = (name: string, read: () => object | Promise<object>): Plugin => {
  const id = `\0virtual:${name}`
  return {
    name,
    resolveId: (request) => (`\0${request}` === id ? id : undefined),
    load: async (requested) =>
      requested === id
        ? Object.entries(await read())
            .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)}`)
            .join('\n')
        : undefined,
  }
}
