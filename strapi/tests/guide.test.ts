// The owner's guide, as the server sends it.
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { JSDOM } from 'jsdom'
import sharp from 'sharp'
import { beforeAll, describe, expect, inject, it } from 'vitest'

const imagesFolder = fileURLToPath(new URL('../guide/images/', import.meta.url))

const get = (path: string) => fetch(`${inject('server').origin}${path}`)

let document: Document

beforeAll(async () => {
  document = new JSDOM(await (await get('/guide')).text()).window.document
})

const all = <T extends Element>(selector: string) => [...document.querySelectorAll<T>(selector)]

it('is a page for whoever has its address, and not for search engines', async () => {
  const response = await get('/guide')
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toContain('text/html')
  expect(response.headers.get('X-Robots-Tag')).toBe('noindex')
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
})

it('explains every task of the owner, in the order of its contents', () => {
  const tasks = all('main article').map(({ id }) => `#${id}`)
  expect(tasks).toEqual(all('nav a').map((link) => link.getAttribute('href')))
  expect(all('main h2').map(({ textContent }) => textContent)).toEqual([
    'Se connecter',
    'La page d’accueil de l’administration',
    'Publier un produit',
    'Corriger un produit',
    'Retirer un produit',
    'Publier une actualité avec les photos du téléphone',
    'Publier une actualité plus tard',
    'Raconter un chantier, annoncer des aides',
    'Changer les horaires, annoncer des congés',
    'Changer le téléphone ou une phrase de l’accueil',
    'Montrer que l’entreprise est bien réelle',
    'Les tarifs',
    'Les mentions légales',
    'Les marques partenaires',
    'L’ordre d’affichage',
    'Combien de temps avant que le site change',
    'Quand «\u00A0Publier\u00A0» est refusé',
    'Quand quelque chose ne va pas',
  ])
})

it('has no link inside the page that leads nowhere', () => {
  const targets = all('a[href^="#"]').map((link) => link.getAttribute('href')?.slice(1) ?? '')
  expect(targets.filter((id) => !document.querySelector(`[id="${id}"]`))).toEqual([])
})

describe('its pictures', () => {
  it('all have an alternative text, and the size of their file', async () => {
    for (const picture of all<HTMLImageElement>('img')) {
      const source = picture.getAttribute('src') ?? ''
      expect(picture.alt, source).toMatch(/\S+ \S+ \S+/)
      const response = await get(source)
      expect(response.status, source).toBe(200)
      expect(response.headers.get('Content-Type'), source).toBe('image/webp')
      const { width, height } = await sharp(await response.arrayBuffer()).metadata()
      expect(picture.width, source).toBeGreaterThan(150)
      expect(Math.abs(picture.width / picture.height - width / height), source).toBeLessThan(0.02)
    }
  })

  it('open in full, for a reader with a phone', () => {
    for (const picture of all<HTMLImageElement>('img'))
      expect(picture.closest('a')?.getAttribute('href')).toBe(picture.getAttribute('src'))
  })

  it('are all used', () => {
    const used = all('img').map((picture) => picture.getAttribute('src'))
    const files = readdirSync(imagesFolder).map((name) => `/guide/images/${name}`)
    expect(new Set(used)).toEqual(new Set(files))
    expect(used).toHaveLength(files.length)
  })
})

it('has a style sheet', async () => {
  const [sheet] = all('link[rel="stylesheet"]').map((link) => link.getAttribute('href') ?? '')
  const response = await get(sheet ?? '')
  expect(response.headers.get('Content-Type')).toContain('text/css')
})

it('serves nothing else of its folder', async () => {
  for (const path of ['/guide/page.html', '/guide/chapters/1-start.html', '/guide/images/..%2fpage.html'])
    expect((await get(path)).status, path).toBe(404)
})

it('keeps French punctuation on the line of its word', () => {
  const texts = [document.body.textContent ?? '', ...all<HTMLImageElement>('img').map(({ alt }) => alt)]
  for (const text of texts)
    expect(text.match(/.{0,20}(?:\s(?<!\u00A0)[»:;!?]|«(?!\u00A0)).{0,20}/)).toBeNull()
})

it('says who helps, and leaves no mark to fill in', () => {
  expect(document.body.textContent).toMatch(/appelez\s+la personne qui s’occupe de votre site/)
  expect(document.documentElement.outerHTML).not.toContain('<!--')
})
