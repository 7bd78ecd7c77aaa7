// What is on screen when the call that sends the contact form fails, for every fault, as a table.
import { readFileSync } from 'node:fs'
import type { Page, Route } from '@playwright/test'
import { field, fill, mockEmailService, outcome, send, typed } from '../contactForm'
import { expect, failedResource, test } from '../test'
import { followLink, open } from '../visitor'

const SILENCE_MS = 8_000

type Fault = { name: string; answer: (route: Route, page: Page) => Promise<void> }

const answerWith =
  (status: number, body: string): Fault['answer'] =>
  (route) =>
    route.fulfill({ status, body })

const faults: readonly Fault[] = [
  { name: 'refused', answer: (route) => route.abort('connectionrefused') },
  { name: 'reset', answer: (route) => route.abort('connectionreset') },
  {
    name: '8 s of silence',
    answer: async (route, page) => {
      await page.clock.runFor(SILENCE_MS)
      await expect(page.getByRole('button', { name: 'Envoi en cours…' })).toBeDisabled()
      await route.fulfill({ body: 'OK' })
    },
  },
  { name: 'another status than 200', answer: answerWith(202, 'Accepted') },
  { name: '400', answer: answerWith(400, 'The template ID not found') },
  { name: '403, the block list', answer: answerWith(403, 'Forbidden') },
  { name: '404', answer: answerWith(404, 'Account not found') },
  { name: '429', answer: answerWith(429, 'Too Many Requests') },
  { name: '451, an automated browser', answer: answerWith(451, 'Unavailable For Headless Browser') },
  { name: '500 without a text', answer: answerWith(500, '') },
  {
    name: 'HTML with 500',
    answer: answerWith(500, '<!doctype html><title>Maintenance</title><h1>Maintenance</h1>'),
  },
  { name: 'HTML with 200', answer: answerWith(200, '<!doctype html><title>Maintenance</title>') },
  { name: 'empty', answer: answerWith(200, '') },
]

/** The form after an answer: what was typed is kept, unless the message was sent. */
const readForm = async (page: Page) => {
  const values = await Promise.all(Object.keys(typed).map((label) => field(page, label).inputValue()))
  if (values.every((value) => value === '')) return 'emptied'
  return values.join() === Object.values(typed).join() ? 'kept' : `changed: ${values.join()}`
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`

test('the e-mail service answers with every fault', async ({ page, expectedLines }) => {
  expectedLines.push(/Sending the contact form failed/, failedResource)
  await page.clock.install()
  let table = row(['e-mail service', 'sentence', 'form', 'telephone']) + row(['---', '---', '---', '---'])
  await open(page, '/contact')
  for (const { name, answer } of faults) {
    // A message that was sent refuses the next one for ten seconds.
    await page.evaluate(() => localStorage.clear())
    await mockEmailService(page, (route) => answer(route, page))
    await fill(page)
    await send(page)
    const sentence = outcome(page).locator('p').first()
    await expect(sentence).toBeVisible()
    const hasPhone = await outcome(page).getByRole('link', { name: '04 68 20 07 05' }).isVisible()
    table += row([name, await sentence.innerText(), await readForm(page), hasPhone ? 'offered' : ''])
    await page.unrouteAll({ behavior: 'wait' })
    // The next one finds an empty form that says nothing.
    await followLink(page, '/legalnotice')
    await expect(field(page, 'Message*')).toHaveCount(0)
    await page.evaluate(() => sessionStorage.clear())
    await followLink(page, '/contact')
    await expect(field(page, 'Message*')).toHaveValue('')
    await expect(outcome(page)).toHaveText('')
  }
  expect(readFileSync('docs/faults.md', 'utf8')).toContain(table)
})
