import { createServer } from 'node:http'
import type {
  StrapiArticle,
  StrapiCategory,
  StrapiCollections,
  StrapiList,
  StrapiProduct,
  StrapiService,
} from '../../src/cms/strapi/wire/wire.ts'
import { buildDocument } from '../../src/mocks/fixtures/entries.ts'
import { closeServer, listen } from '../shared/processes.ts'

type Entry = Readonly<Record<string, unknown>>
type StubBackend = { origin: string; stop: () => void }

const categoryNames = ['Poêles à bois', 'Poêles à granulés', 'Inserts', 'Climatisation']
const brands = ['Ardéa', 'Granéo', 'Norrøn', 'Airelys', 'Corbal', 'Thermivo']
const types = ['air', 'canalisable', 'etanche', 'hydro']

const categories = categoryNames.map((name, index): StrapiCategory => ({
  ...buildDocument('category', index + 1),
  name,
}))

const pick = <T>(list: readonly T[], index: number) => list[index % list.length]

const buildProduct = (index: number): StrapiProduct => ({
  ...buildDocument('product', index + 1),
  title: `Appareil ${index + 1}`,
  slug: `appareil-${index + 1}`,
  subtitle: `Habillage acier, version ${index + 1}, sortie dessus ou arrière`,
  description: `<p>${'Un appareil simple et sobre, qui chauffe la pièce de vie et laisse voir la flamme. '.repeat(6)}</p>`,
  categories: [pick(categories, index)].flatMap((category) => category ?? []),
  brand: pick(brands, index),
  type: pick(types, index),
  power_kw: 4 + (index % 24) / 2,
})

const buildService = (index: number): StrapiService => ({
  ...buildDocument('service', index + 1),
  title: `Service ${index + 1}`,
  slug: `service-${index + 1}`,
  category: pick(['Vente', 'Installation', 'Entretien', 'Dépannage'], index),
  content: '<p>Un service rendu près de chez vous.</p>',
})

const buildArticle = (index: number): StrapiArticle => ({
  ...buildDocument('article', index + 1),
  title: `Actualité ${index + 1}`,
  slug: `actualite-${index + 1}`,
  excerpt: 'Une nouvelle de l’atelier.',
  content: '<p>Une nouvelle de l’atelier, plus longue.</p>',
  date: '2026-09-01',
})

const list = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index))

// Other filters are ignored.
const matching = (entries: readonly Entry[], query: URLSearchParams) =>
  [...query].reduce<readonly Entry[]>((matches, [name, wanted]) => {
    const { field = '', operator } =
      /^filters\[(?<field>\w+)\]\[\$(?<operator>\w+)\]$/.exec(name)?.groups ?? {}
    const valueOf = (entry: Entry) => String(entry[field]).toLowerCase()
    if (operator === 'eq') return matches.filter((entry) => valueOf(entry) === wanted.toLowerCase())
    if (operator === 'containsi')
      return matches.filter((entry) => valueOf(entry).includes(wanted.toLowerCase()))
    return matches
  }, entries)

export const startStubBackend = async (productCount: number): Promise<StubBackend> => {
  const content: { [Path in keyof StrapiCollections]?: StrapiCollections[Path][] } = {
    products: list(productCount, buildProduct),
    categories,
    'blog-posts': list(12, buildService),
    articles: list(24, buildArticle),
  }
  const collections: Record<string, readonly Entry[] | undefined> = content
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
    const data = all.slice((page - 1) * pageSize, page * pageSize)
    response.end(JSON.stringify({ data, meta: { pagination } } satisfies StrapiList<Entry>))
  })
  const { origin } = await listen(server)
  return {
    origin,
    stop: () => closeServer(server),
  }
}
