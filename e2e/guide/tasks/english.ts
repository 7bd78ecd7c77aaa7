import { setTimeout as wait } from 'node:timers/promises'
import type { Page, Request } from 'playwright'
import { readEnglish, readTexts } from '../english.ts'
import { notAPhoto } from '../photos.ts'
import { panel, type TaskContext } from '../session.ts'

/** What lies over a page, and goes with Escape. */
const OVERLAY = ['dialog', 'alertdialog', 'menu', 'listbox'].map((role) => `[role="${role}"]`).join(', ')

/** They end the session, and change what the other screens show. */
const NOT_PRESSED = /^(Se déconnecter|Confirmer|Terminé)$/

/** Requests that have not been answered. */
const pending = new WeakMap<Page, Set<Request>>()

const watchRequests = (page: Page) => {
  const requests = new Set<Request>()
  pending.set(page, requests)
  page.on('request', (request) => void requests.add(request))
  page.on('requestfinished', (request) => void requests.delete(request))
  page.on('requestfailed', (request) => void requests.delete(request))
}

/** Waits until a page has every answer, and has shown the same text twice. */
const settle = async (page: Page) => {
  let former = ''
  for (let attempt = 0; attempt < 200; attempt++) {
    const latest = await page.evaluate(() => document.body.innerText)
    const isShown = latest !== '' && !latest.includes('Chargement')
    if (isShown && latest === former && pending.get(page)?.size === 0) return
    former = latest
    await wait(250)
  }
  throw new Error(`${page.url()} does not settle.`)
}

type Scan = (where: string) => Promise<void>

/** Closes what lies over a page, and returns to the page when a button has left it. */
const closeAll = async (page: Page, url: string) => {
  for (let attempt = 0; attempt < 4 && (await page.locator(OVERLAY).count()) > 0; attempt++) {
    await page.keyboard.press('Escape')
    await settle(page)
  }
  if (page.url() === url && (await page.locator(OVERLAY).count()) === 0) return
  await page.goto(url)
  await settle(page)
}

/** Names of what can be pressed; one file stands for all. */
const namesOf = async (page: Page, selector: string) => {
  const names = await page.locator(selector).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => element.getAttribute('aria-label') ?? element.textContent.trim())
      .filter(Boolean),
  )
  const byKind = new Map(names.toReversed().map((name) => [name.replace(/\S+\.\w+$/, ''), name]))
  return [...byKind.values()].toReversed()
}

const press = async (page: Page, role: 'button' | 'menuitem', name: string) => {
  const target = page.getByRole(role, { name, exact: true }).first()
  if (!(await target.isVisible()) || !(await target.isEnabled())) return false
  await target.click()
  await settle(page)
  return true
}

/** Opens each list of choices of a page: most have no name of their own. */
const openLists = async (page: Page, scan: Scan) => {
  const url = page.url()
  const lists = page.locator('main [role="combobox"]')
  for (let index = 0; index < (await lists.count()); index++) {
    const list = lists.nth(index)
    if (!(await list.isVisible()) || !(await list.isEnabled())) continue
    await list.click()
    await settle(page)
    await scan(`list of choices ${index + 1}`)
    await closeAll(page, url)
  }
}

/** Presses each button of a page, and in the menus and dialogs that they open each entry and button. */
const pressAll = async (page: Page, scan: Scan) => {
  await openLists(page, scan)
  const url = page.url()
  for (const name of await namesOf(page, 'main button:not([role="combobox"])')) {
    if (NOT_PRESSED.test(name) || !(await press(page, 'button', name))) continue
    await scan(name)
    const inMenu = await namesOf(page, '[role="menuitem"]')
    const inDialog = await namesOf(page, '[role="dialog"] button')
    await closeAll(page, url)
    for (const inner of [...inMenu, ...inDialog]) {
      if (NOT_PRESSED.test(inner) || !(await press(page, 'button', name))) continue
      if (await press(page, inMenu.includes(inner) ? 'menuitem' : 'button', inner))
        await scan(`${name}, ${inner}`)
      await closeAll(page, url)
    }
  }
}

/** The log-in, and what is shown to whoever has forgotten a password. */
const scanLoggedOut = async (page: Page, adminUrl: string, scan: Scan) => {
  for (const path of ['auth/login', 'auth/forgot-password', 'auth/reset-password?code=essai', 'auth/oops']) {
    await page.goto(`${adminUrl}/${path}`)
    await settle(page)
    await scan(path)
    const send = page.locator('button[type="submit"]')
    if ((await send.count()) === 0) continue
    await send.click()
    await settle(page)
    await scan(`${path}, left empty`)
    for (const field of await page.locator('input:not([type="checkbox"])').all())
      await field.fill(
        (await field.getAttribute('type')) === 'password' ? 'Essai-0000' : 'personne@example.com',
      )
    await send.click()
    await settle(page)
    await scan(`${path}, wrong`)
  }
}

/** Selects all rows of a list, and presses what can be done with them. */
const scanSelection = async (page: Page, scan: Scan) => {
  const url = page.url()
  const all = page.locator('main thead').getByRole('checkbox')
  if ((await all.count()) === 0) return
  await all.click()
  await settle(page)
  await scan('selection')
  for (const name of ['Supprimer', 'Retirer du site', 'Publier']) {
    if (!(await press(page, 'button', name))) continue
    await scan(`selection, ${name}`)
    // What is online already cannot be published.
    if (name === 'Retirer du site') await press(page, 'button', 'Confirmer')
    await closeAll(page, url)
    if (!(await all.isChecked())) await all.click()
    await settle(page)
  }
}

/** Strapi adds these last. */
const waitForButtons = (page: Page) => panel(page).getByRole('button').first().waitFor()

/** An entry that exists, then a new one that is refused. */
const scanEntries = async (page: Page, list: string, scan: Scan) => {
  const first = page.locator('main tbody a').first()
  if (await first.isVisible()) {
    await first.click()
    await waitForButtons(page)
    await settle(page)
    await scan('entry')
    await pressAll(page, scan)
  }
  await page.goto(`${list.split('?')[0]}/create`)
  await waitForButtons(page)
  await settle(page)
  await scan('new entry')
  const fields = page.locator('main input[inputmode="decimal"], main input[name="date"]')
  for (const field of await fields.all()) {
    await field.fill('7')
    await field.press('Tab')
  }
  for (const name of ['Publier', 'Enregistrer'])
    if (await press(page, 'button', name)) await scan(`new entry, ${name}`)
}

const scanMediaLibrary = async (page: Page, adminUrl: string, scan: Scan) => {
  await page.goto(`${adminUrl}/plugins/upload`)
  await settle(page)
  await scan('pictures')
  await pressAll(page, scan)
  await page.locator('input[type="file"]').first().setInputFiles(notAPhoto)
  await page
    .getByText(/n’est pas une photo/)
    .first()
    .waitFor()
  await scan('picture refused')
}

/** Opens every screen, menu and dialog that the owner can reach, and looks for English. */
const findEnglish = async ({ page, adminUrl }: Pick<TaskContext, 'page' | 'adminUrl'>) => {
  const isEnglish = await readEnglish()
  const found = new Map<string, string>()
  const scanAt =
    (screen: string, at = page): Scan =>
    async (where) => {
      for (const text of await readTexts(at))
        if (isEnglish(text) && !found.has(text)) {
          found.set(text, `${screen}: ${where}`)
        }
    }
  watchRequests(page)
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser.')
  const context = await browser.newContext({ locale: 'fr-FR', viewport: page.viewportSize() })
  const stranger = await context.newPage()
  watchRequests(stranger)
  await scanLoggedOut(stranger, adminUrl, scanAt('logged out', stranger))
  await context.close()

  for (const path of ['', 'me', 'list-plugins', 'nowhere', 'content-manager/collection-types/nowhere']) {
    await page.goto(`${adminUrl}/${path}`)
    await settle(page)
    await scanAt(path)('opened')
  }
  await page.goto(`${adminUrl}/me`)
  await settle(page)
  await pressAll(page, scanAt('profile'))

  await page.goto(`${adminUrl}/content-manager`)
  await settle(page)
  const links = await page
    .locator('a[href*="-types/"]')
    .evaluateAll((elements) =>
      elements.flatMap((element) => (element instanceof HTMLAnchorElement ? [element.href] : [])),
    )
  // The first list is shown beside the menu, with links to its entries.
  const lists = links.filter((link) => /-types\/[^/]+$/.test(new URL(link).pathname))
  if (lists.length === 0) throw new Error('The administration shows no content.')
  for (const link of new Set(lists)) {
    await page.goto(link)
    await settle(page)
    const scan = scanAt(link.slice(adminUrl.length))
    await scan('opened')
    await pressAll(page, scan)
    if (!link.includes('collection-types')) continue
    await scanSelection(page, scan)
    await page.goto(`${link.split('?')[0]}?_q=zzzz`)
    await settle(page)
    await scan('nothing found')
    await page.goto(link)
    await settle(page)
    await scanEntries(page, link, scan)
  }
  await scanMediaLibrary(page, adminUrl, scanAt('media library'))
  return found
}

/** Fails on a text that is not in French. */
export const scanForEnglish = async (context: TaskContext) => {
  const found = await findEnglish(context)
  if (found.size === 0) return
  const lines = [...found].map(([text, where]) => `${where}: ${text.slice(0, 200)}`)
  throw new Error(`English in the administration:\n${lines.join('\n')}`)
}
