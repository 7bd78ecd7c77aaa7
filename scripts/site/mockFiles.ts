import sirv from 'sirv'
import type { Plugin } from 'vite'

/** The mocks' service worker, and the files of the sample content at the addresses that Strapi gives them. */
const served = [
  ['/', 'src/mocks/static'],
  ['/uploads', 'strapi/seed/pictures'],
  ['/uploads', 'strapi/seed/documents'],
] as const

/** In development only. */
export const mockFiles = (): Plugin => ({
  name: 'mock-files',
  apply: 'serve',
  configureServer({ middlewares }) {
    for (const [address, folder] of served) middlewares.use(address, sirv(folder, { dev: true }))
  },
})
