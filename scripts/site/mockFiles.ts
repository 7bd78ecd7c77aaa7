import sirv from 'sirv'
import type { Plugin } from 'vite'

const uploads = ['strapi/seed/pictures', 'strapi/seed/documents']

/** The files of the sample content, at the addresses that Strapi gives them; in development only. */
export const mockFiles = (): Plugin => ({
  name: 'mock-files',
  apply: 'serve',
  configureServer({ middlewares }) {
    for (const folder of uploads) middlewares.use('/uploads', sirv(folder, { dev: true }))
  },
})
