import { expect, it } from 'vitest'
import { paths, powerQuoteHref, productQuoteHref, serviceHref, serviceQuoteHref } from './paths'

it.each([
  [paths.product('lauze-8'), '/products/lauze-8'],
  [paths.product('Poêle 8/10 ?'), '/products/Po%C3%AAle%208%2F10%20%3F'],
  [paths.servicesOf('dépannage'), '/services/d%C3%A9pannage'],
  [paths.service('vente', 'a/b'), '/services/vente/a%2Fb'],
  [paths.serviceById('12'), '/services/services-details/12'],
  [paths.article('l’hiver'), '/actualites/l%E2%80%99hiver'],
  [serviceHref({ id: '1', slug: 'a', title: 'A', category: { slug: '..' } }), '/services/services/a'],
  [serviceHref({ id: '1', slug: 'a', title: 'A', category: { slug: 'a/b' } }), '/services/services/a'],
  [productQuoteHref('Poêle 8', 'b'), '/contact?produit=Po%C3%AAle%208&produit=b#formulaire'],
  [
    serviceQuoteHref({ id: '1', slug: 'a', title: 'A', category: { slug: 'vente' } }),
    '/contact?service=vente/a#formulaire',
  ],
  [powerQuoteHref('surface=80&hauteur=2'), '/contact?puissance=surface%3D80%26hauteur%3D2#formulaire'],
])('%s is %s', (path, expected) => {
  expect(path).toBe(expected)
})
