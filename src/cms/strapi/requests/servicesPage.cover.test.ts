import { expect, it } from 'vitest'
import { buildService } from '../../../mocks/fixtures/services'
import { requestedPaths, responding, server } from '../../../mocks/server'
import { fetchServicesPage } from './servicesPage'

const { image: cover, ...withoutPicture } = buildService({ category: 'Vente' })

const listCall = (populate: string, filter = '') =>
  `/api/blog-posts?populate=${populate}&pagination[page]=1&pagination[pageSize]=10&sort=id:asc${filter}`

const byText = '&filters[category][$containsi]=vente'
const byRelation = '&filters[categories][name][$containsi]=vente'

// Specification, 3: a service has an image or a cover; 7: its list populates `image`.
it.each([
  ['refuses another name (Strapi 5)', undefined, 400, [listCall('image'), listCall('*')]],
  [
    'refuses another name (Strapi 5)',
    'vente',
    400,
    [listCall('image', byText), listCall('image', byRelation), listCall('*', byText)],
  ],
  ['ignores another name (Strapi 4)', undefined, [withoutPicture], [listCall('image'), listCall('*')]],
] as const)(
  'reads the cover of a service from a backend that %s, for the category %j',
  async (_, category, answer, requests) => {
    const refused = Object.fromEntries(requests.slice(0, -1).map((request) => [request, answer]))
    server.use(responding({ ...refused, [requests.at(-1) ?? '']: [{ ...withoutPicture, cover }] }))
    const { services } = await fetchServicesPage({ category, page: 1 })
    expect(services).toMatchObject([{ category: { kind: 'vente' }, image: { url: expect.any(String) } }])
    expect(requestedPaths()).toEqual(requests)
  },
)
