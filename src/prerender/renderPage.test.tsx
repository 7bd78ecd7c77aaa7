import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { shopQuery } from '../cms/queries/firmQueries'
import { productKey } from '../cms/queries/productQuery'
import { createQueryClient } from '../cms/cache/queryClient'
import { toProduct } from '../cms/strapi/normalisers/toProduct'
import { bindPurifier } from '../components/foundation/RichText/purifier'
import { filledClient } from '../testing/filledClient'
import { buildProduct } from '../mocks/fixtures/products'
import type { Shop } from '../site/shop'
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

it('lets no browser disable a button again that a reload has found disabled', async () => {
  const { body } = await renderPage('/contact', filledClient())
  const { document } = new JSDOM(body).window
  expect(document.querySelector('[name="contact"] [type="submit"]')?.getAttribute('autocomplete')).toBe('off')
})

describe('a notice', () => {
  const text = 'Fermé du 1er au 15 août'
  const shop: Partial<Shop> = { notices: [{ text, from: '2027-07-25', until: '2027-08-15' }] }

  /** Renders a page of a build of one day. */
  const build = async (builtOn: string, path = '/legalnotice') => {
    const client = createQueryClient()
    const options = { updatedAt: Date.parse(builtOn) }
    client.setQueryData(shopQuery().queryKey, shop, options)
    const { body } = await renderPage(path, client)
    return body
  }

  /** Where a visitor sees it, in a browser whose clock has this time; its scripts run unless `runScripts` is false. */
  const shownIn = (body: string, visitedAt: string, runScripts = true) => {
    const { document } = new JSDOM(body, {
      ...(runScripts && { runScripts: 'dangerously' as const }),
      beforeParse: (window) => {
        class VisitDate extends Date {
          constructor() {
            super(visitedAt)
          }
        }
        Object.assign(window, { Date: VisitDate })
      },
    }).window
    return Array.from(document.querySelectorAll('p:not([hidden])'))
      .filter(({ textContent }) => textContent === text)
      .map((notice) => notice.closest('header, main, footer')?.tagName)
  }

  it('is in the prerendered header, footer and contact details, on its days', async () => {
    expect(shownIn(await build('2027-07-25'), '2027-07-25', false)).toEqual(['HEADER', 'FOOTER'])
    const contact = await build('2027-08-15', '/contact')
    expect(shownIn(contact, '2027-08-15', false)).toEqual(['HEADER', 'MAIN', 'FOOTER'])
    expect(shownIn(await build('2027-07-24'), '2027-07-24', false)).toEqual([])
    expect(await build('2027-08-16')).not.toContain(text)
  })

  // In summer, Paris is two hours ahead of UTC.
  it.each([
    ['2027-01-10', '2027-07-24T21:59:59Z', []],
    ['2027-01-10', '2027-07-24T22:00:00Z', ['HEADER', 'FOOTER']],
    ['2027-08-01', '2027-08-15T21:59:59Z', ['HEADER', 'FOOTER']],
    ['2027-08-01', '2027-08-15T22:00:00Z', []],
  ])(
    'of a build of %s is checked again before the page is shown, at %s',
    async (builtOn, visitedAt, where) => {
      expect(shownIn(await build(builtOn), visitedAt)).toEqual(where)
    },
  )

  it('adds nothing to a page when there is none', async () => {
    const { body, styles } = await renderPage('/legalnotice', filledClient())
    expect(body).not.toMatch(/<script|data-until/)
    expect(styles).not.toContain('linear-gradient(var(--bb-color-surface) ')
  })
})

it('rejects when a component throws', async () => {
  await expect(renderPage('/products', filledClient(), <Broken />)).rejects.toThrow(
    'The page /products cannot be rendered.',
  )
})
