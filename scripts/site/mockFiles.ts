import { createReadStream, existsSync } from 'node:fs'
import { join, normalize } from 'node:path'
import type { Plugin } from 'vite'

const served: Record<string, string> = {
  '/mockServiceWorker.js': 'src/mocks/static/mockServiceWorker.js',
}
const pictures = { prefix: '/uploads/', folder: 'strapi/seed/pictures' }

const fileOf = (url: string) => {
  const path = decodeURIComponent(url.replace(/[?#].*$/, ''))
  if (path.startsWith(pictures.prefix))
    return join(pictures.folder, normalize(path.slice(pictures.prefix.length)))
  return served[path]
}

/** In development only. */
export const mockFiles = (): Plugin => ({
  name: 'mock-files',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const file = fileOf(request.url ?? '')
      if (!file || file.includes('..') || !existsSync(file)) return next()
      response.setHeader('Content-Type', file.endsWith('.js') ? 'text/javascript' : 'image/jpeg')
      createReadStream(file).pipe(response)
    })
  },
})
