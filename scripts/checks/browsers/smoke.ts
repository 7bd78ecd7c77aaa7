import { setTimeout } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { BrowserPage } from './page.ts'

const TIMEOUT_MS = 20_000
const DESKTOP = [1280, 900] as const
const PHONE = [390, 800] as const

// A navigation may replace the document meanwhile.
const readOrError = (page: BrowserPage, expression: string) =>
  page.read(expression).catch((error: unknown) => String(error))

/** @throws Error with its last value after 20 s. */
const expectValue = async (
  page: BrowserPage,
  expression: string,
  expected: unknown = true,
): Promise<void> => {
  const end = Date.now() + TIMEOUT_MS
  let value = await readOrError(page, expression)
  while (!isDeepStrictEqual(value, expected)) {
    if (Date.now() > end)
      throw new Error(`${expression} is ${JSON.stringify(value)}, not ${JSON.stringify(expected)}.`)
    await setTimeout(200)
    value = await readOrError(page, expression)
  }
}

const one = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`
const count = (selector: string) => `document.querySelectorAll(${JSON.stringify(selector)}).length`
const isShown = (selector: string) => `${one(selector)}?.getClientRects().length > 0`
const says = (selector: string, text: string) =>
  `!!${one(selector)}?.textContent.includes(${JSON.stringify(text)})`
const byText = (selector: string, text: string) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].find((element) => element.textContent.trim().startsWith(${JSON.stringify(text)}))`

const CARD = 'main article'
const NOTICE = '#start-failure'

const click = async (page: BrowserPage, element: string): Promise<void> => {
  await expectValue(page, `!!${element}`)
  // In a task of its own: a followed link may replace the document before its value is read.
  await page.read(`(setTimeout(() => ${element}.click()), true)`)
}

const mark = (page: BrowserPage) => page.read('(window.isMarked = true)')

const showsPages = async (page: BrowserPage, origin: string): Promise<void> => {
  await page.resize(...DESKTOP)
  await page.open(`${origin}/`)
  await expectValue(page, says('h1', 'Braise'))
  await page.open(`${origin}/products`)
  await expectValue(page, count(CARD), 9)
}

const usesCatalogue = async (page: BrowserPage): Promise<void> => {
  await mark(page)
  await click(page, byText('main button', 'Poêles à granulés'))
  await expectValue(page, 'location.search', '?categorie=poeles+a+granules')
  await expectValue(
    page,
    `${byText('main button', 'Poêles à granulés')}?.getAttribute('aria-pressed')`,
    'true',
  )
  await click(page, one(`${CARD} a`))
  await expectValue(page, says('main', 'Informations du produit -'))
  await page.read('(history.back(), true)')
  await expectValue(page, `${count(CARD)} > 0 && location.search`, '?categorie=poeles+a+granules')
  await expectValue(page, 'window.isMarked')
}

const typed = {
  'Prénom et Nom*': 'Jeanne Marty',
  Email: 'jeanne.marty@example.fr',
  'Type de projet*': 'Poêle à granulés',
  'Mobile*': '06 12 34 56 78',
  'Message*': 'Bonjour, un devis ?',
}

/** Types like a person, whose input React notices. */
const type = (label: string, text: string) => `(() => {
  const name = ${byText('main form label', label)}
  const field = name.control
  field.focus()
  return document.execCommand('insertText', false, ${JSON.stringify(text)})
})()`

const MOCK = `(() => {
  const original = window.fetch
  window.sent = []
  window.fetch = (address, options) => {
    if (!String(address).includes('/email/send')) return original(address, options)
    window.sent.push(JSON.parse(options.body).template_params.from_name)
    return Promise.resolve(new Response('OK'))
  }
  return true
})()`

const sendsForm = async (page: BrowserPage, origin: string): Promise<void> => {
  await page.open(`${origin}/contact`)
  await page.read(MOCK)
  for (const [label, text] of Object.entries(typed)) {
    await expectValue(page, `!!${byText('main form label', label)}`)
    await page.read(type(label, text))
  }
  await click(page, byText('main form button', 'Envoyer le message'))
  await expectValue(page, 'window.sent', ['Jeanne Marty'])
  await expectValue(page, says('[role=status]', 'Message envoyé avec succès'))
}

const opensMenu = async (page: BrowserPage, origin: string): Promise<void> => {
  await page.resize(...PHONE)
  await page.open(`${origin}/`)
  await mark(page)
  await click(page, one('header button[aria-label="Ouvrir le menu"]'))
  await expectValue(page, isShown('dialog[open]'))
  await click(page, byText('dialog a', 'Contact'))
  await expectValue(page, says('h1', 'Nous contacter'))
  await expectValue(page, 'window.isMarked')
}

export const usesSite = async (page: BrowserPage, origin: string): Promise<void> => {
  await showsPages(page, origin)
  await usesCatalogue(page)
  await sendsForm(page, origin)
  await opensMenu(page, origin)
}

export const readsSite = async (page: BrowserPage, origin: string): Promise<void> => {
  await showsPages(page, origin)
  await expectValue(page, isShown(NOTICE))
  await expectValue(page, `!!${one(`${NOTICE} a[href^="tel:"]`)}`)
  await mark(page)
  await click(page, one(`${CARD} a`))
  await expectValue(page, says('main', 'Informations du produit -'))
  await expectValue(page, `window.isMarked ?? null`, null)
  await page.read('(history.back(), true)')
  await expectValue(page, count(CARD), 9)
  await expectValue(page, isShown(NOTICE))
}
