import { createServer, type Plugin } from 'vite'

const ID = 'virtual:prerendered'

/** On a Vite server, because a component renders other HTML at build time than in a browser. */
export const prerendered = (): Plugin => ({
  name: 'prerendered',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  async load(id) {
    if (id !== `\0${ID}`) return undefined
    const server = await createServer({
      appType: 'custom',
      logLevel: 'error',
      optimizeDeps: { noDiscovery: true },
      server: { middlewareMode: true, ws: false, watch: null },
    })
    try {
      const { sampleDocuments } = await server.ssrLoadModule('/.storybook/sampleDocuments.ts')
      return `export const documents = ${JSON.stringify(await sampleDocuments())}`
    } finally {
      await server.close()
    }
  },
})
