import type { Page } from '@playwright/test'
import { readAxe } from '../scripts/lib/axe.ts'
import { addresses, open } from './site'
import { expect, test } from './test'

type Violation = { id: string; nodes: { html: string }[] }

/** Axe's violations on the current page: the rule's id and the element. */
const findViolations = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const axe: { run: () => Promise<{ violations: Violation[] }> } = Reflect.get(window, 'axe')
    const { violations } = await axe.run()
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
  })

// Axe must not check in the middle of an animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(async ({ page }) => page.addInitScript(await readAxe()))

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    for (const path of addresses) {
      test(`axe finds no violation on ${path}`, async ({ page }) => {
        await open(page, path)
        expect(await findViolations(page)).toEqual([])
      })
    }

    test('axe finds no violation in form errors, the opened footer and drawers', async ({ page }) => {
      await open(page, '/contact')
      await page.getByRole('button', { name: 'Envoyer le message' }).click()
      await page.getByRole('button', { name: 'Afficher plus' }).click()
      expect(await findViolations(page)).toEqual([])
      await page.getByRole('button', { name: /^Ouvrir le (menu|panneau de contact)$/ }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await findViolations(page)).toEqual([])
    })
  })
}
