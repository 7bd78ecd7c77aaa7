import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { parseAst } from 'vite'
import { MARK_QUERY } from '../../src/hydration/address/markQuery'
import { STARTER } from '../../src/hydration/start/starter'
import { compressedSize } from '../budget'
import { fileOf, readBuilt, readEntries, scriptsOf, siteFolder, sitemapPaths } from '../site'
import { expect, test } from '../test'
import { prerenderedPaths } from '../pages'

const documents = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
)

const slugs = async (collection: string) =>
  (await readEntries(collection)).map(({ slug }) => encodeURIComponent(slug))

test('every route and every entry of the backend has its HTML file', async () => {
  expect(sitemapPaths).toEqual(
    expect.arrayContaining([
      '/',
      '/products',
      '/services',
      '/actualites',
      '/contact',
      '/puissance',
      '/legalnotice',
      '/accessibilite',
      '/plan-du-site',
    ]),
  )
  for (const slug of await slugs('products')) expect(sitemapPaths).toContain(`/products/${slug}`)
  for (const slug of await slugs('articles')) expect(sitemapPaths).toContain(`/actualites/${slug}`)
  const services = sitemapPaths.filter((path) => /^\/services\/[^/]+\/./.test(path))
  for (const slug of await slugs('blog-posts')) {
    expect(services.filter((path) => path.endsWith(`/${slug}`))).toHaveLength(1)
  }
  for (const path of sitemapPaths) expect(existsSync(join(siteFolder, fileOf(path)))).toBe(true)
})

test('no page has style or event handler attributes, and inline scripts are data but for two of the site’s own', () => {
  for (const document of documents) {
    const html = readBuilt(document)
    expect(html, document).not.toMatch(/<[^>]+\sstyle=/)
    expect(html, document).not.toMatch(/<[^>]+\son[a-z]+=/)
    // No content of a Suspense boundary is left for a script to insert.
    expect(html, document).not.toMatch(/<!--\$[?!]-->|<template|<div hidden/)
    const scripts = html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)
    const kinds = Array.from(scripts, ([, attributes = '', text = '']) => {
      if (attributes === '') {
        expect([STARTER, MARK_QUERY], document).toContain(text)
        return text === STARTER ? 'starter' : 'address'
      }
      expect(attributes, document).toMatch(/^ type="application\/(ld\+)?json"/)
      JSON.parse(text)
      return 'data'
    })
    expect(kinds.filter((kind) => kind === 'starter').length, document).toBeLessThanOrEqual(1)
  }
})

test('the main picture of a page is its first preload', () => {
  // The contact page has no picture.
  for (const path of prerenderedPaths.filter((kind) => kind !== '/contact')) {
    const html = readBuilt(fileOf(path))
    expect(html, path).toMatch(/<img[^>]+fetchPriority="high"/)
    const [first] = /<link rel="preload"[^>]*>/.exec(html) ?? []
    expect(first, path).toMatch(/as="image".*fetchPriority="high"/)
  }
})

test('every compressed page is within 14 KB', () => {
  const kilobytes = documents.map((document) => ({ document, size: compressedSize(document) / 1024 }))
  expect(kilobytes.filter(({ size }) => size > 14)).toEqual([])
})

test('the entry chunk imports only React, so that the site’s code runs in a separate task', () => {
  const imports = parseAst(readBuilt(scriptsOf('index.html')[0] ?? '')).body.flatMap((node) =>
    node.type === 'ImportDeclaration' ? [node.source.value] : [],
  )
  expect(imports).toEqual([expect.stringMatching(/^\.\/react-/)])
})

test('compressed files have the content of the originals', () => {
  const compressed = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.br'),
  )
  expect(compressed.length).toBeGreaterThan(documents.length)
  for (const file of compressed) {
    const whole = brotliDecompressSync(readFileSync(join(siteFolder, file))).toString()
    expect(whole === readBuilt(file.replace(/\.br$/, '')), file).toBe(true)
  }
})
