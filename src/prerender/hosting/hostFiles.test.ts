import { describe, expect, it } from 'vitest'
import type { AllContent } from '../../cms/strapi/requests/allContent'
import { toArticle } from '../../cms/strapi/normalisers/toArticle'
import { toProduct } from '../../cms/strapi/normalisers/toProduct'
import { toService } from '../../cms/strapi/normalisers/toService'
import { buildAllContent } from '../../mocks/fixtures/allContent'
import { buildArticle } from '../../mocks/fixtures/articles'
import { buildMedia } from '../../mocks/fixtures/media'
import { buildProduct } from '../../mocks/fixtures/products'
import { buildService } from '../../mocks/fixtures/services'
import { hostFiles } from './hostFiles'

const write = (content: Partial<AllContent>, siteUrl = 'https://www.example.fr') =>
  hostFiles({
    content: buildAllContent(content),
    scriptHashes: new Set(),
    siteUrl,
    cms: { serverName: 'cms.example.fr', upstream: '127.0.0.1:1337', uploadMaxBytes: 1_000 },
  })

/** The directives of the policy, as they stand in `_headers`. */
const directivesOf = ({ published }: ReturnType<typeof hostFiles>) => {
  const text = published.find(({ path }) => path === '_headers')?.text ?? ''
  return /Content-Security-Policy: (.*)/.exec(text)?.[1]?.split('; ') ?? []
}
const imagesOf = (written: ReturnType<typeof hostFiles>) =>
  directivesOf(written).find((directive) => directive.startsWith('img-src'))

const withPicture = (url: string) => ({
  articles: [toArticle(buildArticle({ slug: 'ouverture', cover: buildMedia({ url, formats: null }) }))],
})
const withPictures = (addresses: readonly string[]) => ({
  products: [
    toProduct(
      buildProduct({
        slug: 'lauze-8',
        image: null,
        description: addresses.map((address) => `<img src="${address}">`).join(''),
      }),
    ),
  ],
})
const manyHosts = (count: number) =>
  withPictures(Array.from({ length: count }, (_, index) => `https://images-${index}.example.fr/a.jpg`))

describe('the policy for the pictures in the content', () => {
  it('allows their hosts', () => {
    const written = write(withPicture('HTTPS://Images.Example.FR:8443/a.jpg'))
    expect(imagesOf(written)).toBe(
      "img-src 'self' data: https://cms.test https://images.example.fr:8443 https://res.cloudinary.com",
    )
    expect(written.problems).toEqual([])
  })

  it('allows those of the further pictures of a product', () => {
    const gallery = [buildMedia({ url: 'https://gallery.example.fr/a.jpg', formats: null })]
    expect(imagesOf(write({ products: [toProduct(buildProduct({ gallery }))] }))).toContain(
      ' https://gallery.example.fr',
    )
  })

  it('allows those before and after a job', () => {
    const picture = (host: string) => buildMedia({ url: `https://${host}.example.fr/a.jpg`, formats: null })
    const article = buildArticle({ cover: null, before: picture('before'), after: picture('after') })
    expect(imagesOf(write({ articles: [toArticle(article)] }))).toContain(
      ' https://after.example.fr https://before.example.fr',
    )
  })

  it.each([
    ['https://a.fr,https://b.fr/x.jpg', 'https://a.fr,https'],
    ['https://x;sandbox/x.jpg', 'https://x;sandbox'],
    ['https://*/x.jpg', 'https://*'],
    ['https://*.fr/x.jpg', 'https://*.fr'],
    ['https://{http.request.header.X}/x.jpg', 'https://{http.request.header.x}'],
    ['https://$host/x.jpg', 'https://$host'],
    ['https://[::1]/x.jpg', 'https://[::1]'],
  ])('leaves %s out, and names its page', (address, origin) => {
    const sound = directivesOf(write({}))
    const problems = [
      expect.stringContaining(`: the Content-Security-Policy cannot allow its picture from ${origin}.`),
    ]
    for (const content of [withPicture(address), withPictures([address, address])]) {
      const written = write(content)
      expect(directivesOf(written)).toEqual(sound)
      expect(written.problems).toEqual(problems)
    }
    expect(write(withPicture(address)).problems[0]).toMatch(/^\/actualites\/ouverture: /)
    expect(write(withPictures([address])).problems[0]).toMatch(/^\/products\/lauze-8: /)
  })

  it('allows every host over https where there are too many to name', () => {
    expect(imagesOf(write(manyHosts(10)))).toContain('https://images-9.example.fr')
    const written = write(manyHosts(75))
    expect(imagesOf(written)).toBe("img-src 'self' data: https: https://cms.test https://res.cloudinary.com")
    expect(written.problems).toEqual([expect.stringContaining('hosts of the pictures in the content (75)')])
  })
})

describe('an origin without https', () => {
  const insecure = withPictures(['http://a.fr/x.jpg', 'http://b.fr/x.jpg'])

  it('is named with what gives it, on a site with https', () => {
    const { problems } = write(insecure)
    expect(problems).toEqual([
      expect.stringContaining(
        'allows http://a.fr (pictures in the content), http://b.fr (pictures in the content): ',
      ),
    ])
  })

  it('is no problem on a site without it', () => {
    expect(write(insecure, 'http://127.0.0.1:4173').problems).toEqual([])
  })
})

it('a redirect that nginx cannot hold is in no file of any host, and named', () => {
  const slugs = { short: 'vente', long: 'é'.repeat(700) }
  const services = Object.values(slugs).map((slug) =>
    toService(buildService({ documentId: `id-of-${slug.length}`, slug, category: 'Vente' })),
  )
  const written = write({ services })
  const texts = [...written.published, ...written.configurations]
    .filter(({ path }) => /_redirects|http\.conf/.test(path))
    .map(({ text }) => text)
  expect(texts).toHaveLength(2)
  for (const text of texts) {
    expect(text).toContain('/services/services-details/id-of-5')
    expect(text).not.toContain('id-of-700')
  }
  expect(written.problems).toEqual([
    expect.stringMatching(
      /^\/services\/services-details\/id-of-700 does not redirect to \/services\/vente\/.{1,100}…: a path exceeds 1000 characters\.$/,
    ),
  ])
})

it('looks for pictures in time proportional to the length of a text', () => {
  const html = `${'<img '.repeat(200_000)}<img src="https://images.example.fr/a.jpg">`
  const written = write({
    products: [toProduct(buildProduct({ slug: 'lauze-8', image: null, description: html }))],
  })
  expect(imagesOf(written)).toContain('https://images.example.fr')
})

describe('the redirects from previous addresses', () => {
  const redirectsOf = ({ published }: ReturnType<typeof hostFiles>) =>
    published.find(({ path }) => path === '_redirects')?.text.split('\n') ?? []

  it('lead to the page of each entry', () => {
    const lines = redirectsOf(
      write({
        products: [toProduct(buildProduct({ slug: 'lys-9', previous_slugs: ['lys', 'lys-neuf'] }))],
        articles: [toArticle(buildArticle({ slug: 'ouverture', previous_slugs: ['bientôt'] }))],
        services: [
          toService(buildService({ slug: 'ramonage', category: 'entretien', previous_slugs: ['conduits'] })),
        ],
      }),
    )
    expect(lines).toEqual(
      expect.arrayContaining([
        '/products/lys /products/lys-9 301',
        '/products/lys-neuf /products/lys-9 301',
        '/actualites/bient%C3%B4t /actualites/ouverture 301',
        '/services/entretien/conduits /services/entretien/ramonage 301',
      ]),
    )
  })

  it('leave an address to the entry that has it now', () => {
    const products = [
      toProduct(buildProduct({ slug: 'lys-9', previous_slugs: ['lys'] })),
      toProduct(buildProduct({ slug: 'lys' })),
    ]
    expect(redirectsOf(write({ products })).filter((line) => line.includes('/products/'))).toEqual([])
  })

  it('leave it to the entry that has it in other capitals: nginx would take the two for one', () => {
    const products = [
      toProduct(buildProduct({ slug: 'lys-9-ancien', previous_slugs: ['Lys-9'] })),
      toProduct(buildProduct({ slug: 'lys-9' })),
      toProduct(buildProduct({ slug: 'lauze', previous_slugs: ['Lauze'] })),
    ]
    expect(redirectsOf(write({ products })).filter((line) => line.includes('/products/'))).toEqual([
      '/products/Lauze /products/lauze 301',
    ])
  })
})
