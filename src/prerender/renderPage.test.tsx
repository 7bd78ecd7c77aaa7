import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { productKey } from '../cms/productQuery'
import { toProduct } from '../cms/strapi/toProduct'
import { bindPurifier } from '../components/foundation/RichText/purifier'
import { filledClient } from '../testing/filledClient'
import { buildProduct } from '../mocks/fixtures/products'
import { renderPage } from './renderPage'

bindPurifier(new JSDOM('').window)

const contentWith = (values: Parameters<typeof buildProduct>[0]) => {
  const product = toProduct(buildProduct({ slug: 'lauze-8', title: 'Lauze 8', ...values }))
  return filledClient([productKey('lauze-8'), product])
}

const Broken = () => {
  throw new Error('broken')
}

describe('renderPage', () => {
  it('renders the title in the head, the content in the body and the styles', async () => {
    const page = await renderPage('/products/lauze-8', contentWith({ description: '<p>Un poêle.</p>' }))
    expect(page.head).toContain('<title>Lauze 8 | Braise &amp; Brise</title>')
    expect(page.head).not.toContain('<div')
    expect(page.body).toContain('<p>Un poêle.</p>')
    expect(page.body).not.toMatch(/<title>[^<]*Lauze|<template|<!--\$[?!]/)
    expect(page.styles).toMatch(/^<style/)
    expect(page.source).toBe('src/pages/ProductPage/ProductPage.tsx')
  })

  it('renders no script from hostile content', async () => {
    const hostile = '"><script>ran()</script><img src=x onerror=ran()>'
    const { head, body } = await renderPage(
      '/products/lauze-8',
      contentWith({ title: hostile, subtitle: hostile, description: hostile }),
    )
    const { document } = new JSDOM(`<head>${head}</head><body>${body}</body>`).window
    expect(document.querySelectorAll('script')).toHaveLength(0)
    expect(document.querySelectorAll('[onerror]')).toHaveLength(0)
  })

  it('includes the styles of this page only', async () => {
    const first = await renderPage('/legalnotice', filledClient())
    await renderPage('/contact', filledClient())
    expect((await renderPage('/legalnotice', filledClient())).styles).toBe(first.styles)
  })
})

it('rejects when a component throws', async () => {
  await expect(renderPage('/products', filledClient(), <Broken />)).rejects.toThrow(
    'The page /products cannot be rendered.',
  )
})
