import { createServer } from 'vite'
import { virtualModule } from './virtualModule.ts'

/** On a Vite server, because a component renders other HTML at build time than in a browser. */
export const prerendered = () =>
  virtualModule('prerendered', async () => {
    const server = await createServer({
      appType: 'custom',
      logLevel: 'error',
      optimizeDeps: { noDiscovery: true },
      server: { middlewareMode: true, ws: false, watch: null },
    })
    try {
      const { sampleDocuments } = await server.ssrLoadModule('/.storybook/sampleDocuments.ts')
      return { documents: await sampleDocuments() }
    } finally {
      await server.close()
    }
  })
