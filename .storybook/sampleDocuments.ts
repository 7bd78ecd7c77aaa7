import { JSDOM } from 'jsdom'
import { fetchAllContent } from '../src/cms/strapi/requests/allContent'
import { shopQuery } from '../src/cms/queries/firmQueries'
import { createQueryClient } from '../src/cms/cache/queryClient'
import { bindPurifier } from '../src/components/foundation/RichText/purifier'
import { server } from '../src/mocks/server'
import { toDocument } from '../src/prerender/document'
import { pageFiles } from '../src/prerender/pages'
import { renderPage } from '../src/prerender/renderPage'
import { examples } from '../src/routes/examples'

const paths = new Set(Object.values(examples))

export const sampleDocuments = async (): Promise<Record<string, string>> => {
  bindPurifier(new JSDOM('').window)
  server.listen()
  const documents: Record<string, string> = {}
  try {
    const content = await fetchAllContent()
    for await (const { path, entries = [] } of pageFiles(content, 'https://www.example.fr')) {
      if (!paths.has(path)) continue
      const client = createQueryClient()
      client.setQueryData(shopQuery().queryKey, content.shop)
      for (const [key, data] of entries) client.setQueryData(key, data)
      const page = await renderPage(path, client)
      documents[path] = toDocument({
        page,
        scripts: [],
        content: null,
        description: '',
      })
    }
  } finally {
    server.close()
  }
  return documents
}
