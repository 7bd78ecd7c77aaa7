import { createServer } from 'node:http'
import { closeServer, freePort } from './processes.ts'

type Entry = Readonly<Record<string, unknown>>
type StubBackend = { origin: string; stop: () => void }

const categories = ['Poêles à bois', 'Poêles à granulés', 'Inserts', 'Climatisation']
const brands = ['Ardéa', 'Granéo', 'Norrøn', 'Airelys', 'Corbal', 'Thermivo']
const types = ['air', 'canalisable', 'etanche', 'hydro']
const DATE = '2026-09-01T08:00:00.000Z'

const pick = <T>(list: readonly T[], index: number) => list[index % list.length]

const toProduct = (index: number) => ({
  id: index + 1,
  documentId: `product-${index + 1}`,
  title: `Appareil ${index + 1}`,
  slug: `appareil-${index + 1}`,
  subtitle: `Habillage acier, version ${index + 1}, sortie dessus ou arrière`,
  description: `<p>${'Un appareil simple et sobre, qui chauffe la pièce de vie et laisse voir la flamme. '.repeat(6)}</p>`,
  categories: [{ id: (index % 4) + 1, name: pick(categories, index) }],
  brand: pick(brands, index),
  type: pick(types, index),
  power_kw: 4 + (index % 24) / 2,
  updatedAt: DATE,
})

const toService = (index: number) => ({
  id: index + 1,
  documentId: `service-${index + 1}`,
  title: `Service ${index + 1}`,
  slug: `service-${index + 1}`,
  category: pick(['Vente', 'Installation', 'Entretien', 'Dépannage'], index),
  content: '<p>Un service rendu près de chez vous.</p>',
  updatedAt: DATE,
})

const toArticle = (index: number) => ({
  id: index + 1,
  documentId: `article-${index + 1}`,
  title: `Actualité ${index + 1}`,
  slug: `actualite-${index + 1}`,
  excerpt: 'Une nouvelle de l’atelier.',
  content: '<p>Une nouvelle de l’atelier, plus longue.</p>',
  date: '2026-09-01',
  updatedAt: DATE,
})

const list = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index))

/** The entries that a query's `filters[field][$eq]` and `[$containsi]` leave; other filters leave all. */
const matching = (entries: readonly Entry[], query: URLSearchParams) =>
  [...query].reduce<readonly Entry[]>((left, [name, asked]) => {
    const { field = '', operator } =
      /^filters\[(?<field>\w+)\]\[\$(?<operator>\w+)\]$/.exec(name)?.groups ?? {}
    const valueOf = (entry: Entry) => String(entry[field]).toLowerCase()
    if (operator === 'eq') return left.filter((entry) => valueOf(entry) === asked.toLowerCase())
    if (operator === 'containsi') return left.filter((entry) => valueOf(entry).includes(asked.toLowerCase()))
    return left
  }, entries)

/** A backend that answers lists by pages, from memory: as many products as asked for, a few of everything else. */
export const startStubBackend = async (productCount: number): Promise<StubBackend> => {
  const collections: Record<string, Entry[] | undefined> = {
    products: list(productCount, toProduct),
    categories: categories.map((name, index) => ({
      id: index + 1,
      documentId: `category-${index + 1}`,
      name,
    })),
    'blog-posts': list(12, toService),
    articles: list(24, toArticle),
  }
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stub')
    const collection = collections[url.pathname.replace('/api/', '')]
    const page = Number(url.searchParams.get('pagination[page]') ?? 1)
    const pageSize = Number(url.searchParams.get('pagination[pageSize]') ?? 25)
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Access-Control-Allow-Headers', '*')
    response.setHeader('Content-Type', 'application/json')
    if (!collection) {
      response.writeHead(404).end('{"data":null,"error":{"status":404}}')
      return
    }
    const all = matching(collection, url.searchParams)
    const pagination = { page, pageSize, pageCount: Math.ceil(all.length / pageSize), total: all.length }
    response.end(
      JSON.stringify({ data: all.slice((page - 1) * pageSize, page * pageSize), meta: { pagination } }),
    )
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => closeServer(server),
  }
}
