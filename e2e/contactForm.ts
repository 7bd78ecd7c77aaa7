import type { Page, Request, Route } from '@playwright/test'
import { contactSettings } from '../src/site/contact'
import { withResolvers } from './test'

export const EMAIL = '**/api/v1.0/email/send'
export const SENT = '✅ Message envoyé avec succès !'

export const typed = {
  'Prénom et Nom*': 'Jeanne Marty',
  Email: 'jeanne.marty@example.fr',
  'Type de projet*': 'Poêle à granulés',
  'Mobile*': '06 12 34 56 78',
  'Message*': 'Bonjour, un devis ?',
}

type Values = Partial<Record<keyof typeof typed, string>>

export const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true })

export const fill = async (page: Page, values: Values = {}) => {
  for (const [label, text] of Object.entries({ ...typed, ...values })) await field(page, label).fill(text)
}

export const send = (page: Page) => page.getByRole('button', { name: 'Envoyer le message' }).click()

/** Says whether the message was sent. */
export const outcome = (page: Page) => page.getByRole('main').getByRole('group', { name: 'Envoi du message' })

/** Mocks the e-mail service. @returns the requests it receives. */
export const mockEmailService = async (
  page: Page,
  answer: (route: Route) => Promise<void> = (route) => route.fulfill({ body: 'OK' }),
) => {
  const calls: Request[] = []
  await page.route(EMAIL, (route) => {
    calls.push(route.request())
    return answer(route)
  })
  return calls
}

/**
 * Mocks the e-mail service, which answers "OK" once `release` is called, however late: the open page gives it any time,
 * because on a busy machine what a test does meanwhile may take longer than the site waits.
 * @returns the requests it receives.
 */
export const holdEmailService = async (page: Page) => {
  const { promise: released, resolve: release } = withResolvers()
  const calls = await mockEmailService(page, async (route) => {
    await released
    await route.fulfill({ body: 'OK' })
  })
  await page.evaluate((timeoutMs) => {
    const setTimeout = window.setTimeout.bind(window)
    const setOtherTimeout = (run: TimerHandler, ms?: number) => (ms === timeoutMs ? 0 : setTimeout(run, ms))
    Object.assign(window, { setTimeout: setOtherTimeout })
  }, contactSettings.timeoutMs)
  return { calls, release }
}
