import { expect, it } from 'vitest'
import { productsQuery } from '../../cms/queries/productQueries'
import { toProduct } from '../../cms/strapi/normalisers/toProduct'
import { buildProduct } from '../../mocks/fixtures/products'
import { filledClient } from '../../testing/filledClient'
import { samePowerQuery } from './samePowerQuery'

it('finds other products once the power or the category of a product has changed', async () => {
  const build = (id: number, power_kw: number, category: string) =>
    toProduct(
      buildProduct({
        id,
        title: `Lauze ${id}`,
        slug: `lauze-${id}`,
        power_kw,
        categories: [{ name: category }],
      }),
    )
  const [product, weak, strong, insert] = [
    build(1, 6, 'Poêles'),
    build(2, 6, 'Poêles'),
    build(3, 12, 'Poêles'),
    build(4, 12, 'Inserts'),
  ]
  const client = filledClient([productsQuery().queryKey, [product, weak, strong, insert]])
  const near = (changes: Partial<typeof product>) =>
    client.fetchQuery(samePowerQuery({ ...product, ...changes }))
  expect(await near({})).toEqual([weak])
  expect(await near({ powerKw: 12 })).toEqual([strong])
  expect(await near({ powerKw: 12, categories: ['Inserts'] })).toEqual([insert])
})
