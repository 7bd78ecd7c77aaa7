import type { Browser, Locator, Page } from 'playwright'
import { DENSITY, type Screenshots } from './screenshots.ts'
import { owner, TIME_ZONE } from './servers.ts'

/** What the owner's tasks need. */
export type TaskContext = {
  /** The administration on a computer, logged in. */
  page: Page
  /** The administration on a phone, logged in. */
  phone: Page
  adminUrl: string
  /** Lets the deploy hook say that the site could not be built. */
  failBuild: () => void
  take: Screenshots['take']
}

const sizes = { computer: { width: 1280, height: 800 }, phone: { width: 390, height: 800 } }

/** ms; a step takes seconds on a busy machine. */
const PATIENCE = 60_000

export const openPage = async (browser: Browser, device: keyof typeof sizes): Promise<Page> => {
  const isPhone = device === 'phone'
  const context = await browser.newContext({
    viewport: sizes[device],
    deviceScaleFactor: DENSITY,
    isMobile: isPhone,
    hasTouch: isPhone,
    locale: 'fr-FR',
    timezoneId: TIME_ZONE,
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(PATIENCE)
  // Strapi shows its buttons once the browser is idle, which a page that draws nothing never is on a busy machine.
  await context.addInitScript(() => {
    const request = window.requestIdleCallback
    window.requestIdleCallback = (callback) => request.call(window, callback, { timeout: 100 })
  })
  return context.newPage()
}

export const logIn = async (page: Page) => {
  await page.getByLabel('Adresse e-mail').fill(owner.email)
  await page.getByLabel('Mot de passe', { exact: false }).first().fill(owner.password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.getByText(/^Site à jour/).waitFor()
}

export const inputOf = (page: Page, name: string) => page.locator(`input[name="${name}"]`)

/** Opens the library for the photo of a product, which has fields for other files too. */
export const choosePhoto = (page: Page) =>
  page
    .getByRole('region', { name: 'Photo', exact: true })
    .getByText('Cliquez pour choisir un fichier')
    .click()

/** The block with the buttons of an entry. */
export const panel = (page: Page) => page.locator('aside', { hasText: 'Publication' })

/** The frame of an input, with its icon. */
export const frameOf = (page: Page, name: string) => page.locator(`div:has(> input[name="${name}"])`)

/** The frame of a list to choose from, with its arrow. */
export const frameOfList = (list: Locator) => list.locator('xpath=../..')

/** Scrolls a place to the top of the window. */
export const scrollToTop = (place: Locator) =>
  place.evaluate((element) => {
    if (element instanceof HTMLElement) element.style.scrollMarginTop = '40px'
    element.scrollIntoView({ block: 'start', behavior: 'instant' })
  })

/** Loads an entry's page again: on a busy machine, Strapi sometimes shows it without its buttons after another page. */
export const reload = async (page: Page) => {
  await page.reload()
  await panel(page).getByRole('button', { name: 'Publier' }).waitFor()
}

/** Opens a list or a single page from the menu « Contenu ». */
export const openContent = async (
  { page, adminUrl }: Pick<TaskContext, 'page' | 'adminUrl'>,
  name: string,
) => {
  await page.goto(`${adminUrl}/content-manager`)
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('heading', { name, exact: true, level: 1 }).waitFor()
}

/** Clicks, then waits for the message that says it is done, and for it to go. */
export const clickAndRead = async (page: Page, button: Locator, message: string | RegExp) => {
  await button.click()
  const notice = page.getByText(message).first()
  await notice.waitFor()
  await notice.waitFor({ state: 'detached' })
}
