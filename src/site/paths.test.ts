import { expect, it } from 'vitest'
import { paths, serviceHref } from './paths'

it.each([
  [paths.product('lauze-8'), '/products/lauze-8'],
  [paths.product('Poêle 8/10 ?'), '/products/Po%C3%AAle%208%2F10%20%3F'],
  [paths.servicesOf('dépannage'), '/services/d%C3%A9pannage'],
  [paths.service('vente', 'a/b'), '/services/vente/a%2Fb'],
  [paths.serviceById('12'), '/services/services-details/12'],
  [paths.article('l’hiver'), '/actualites/l%E2%80%99hiver'],
  [serviceHref({ id: '1', slug: 'a', title: 'A', category: { slug: '..' } }), '/services/services/a'],
])('%s is %s', (path, expected) => {
  expect(path).toBe(expected)
})
