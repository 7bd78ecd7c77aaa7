import type { Page } from '@playwright/test'
import { readAxe } from '../scripts/lib/axe.ts'
import { addresses, open } from './site'
import { expect, test } from './visit'

type Violation = { id: string; nodes: { html: string }[] }

/** The faults axe finds in what is on screen, by rule, each with the elements concerned. */
const findFaults = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const axe: { run: () => Promise<{ violations: Violation[] }> } = Reflect.get(window, 'axe')
    const { violations } = await axe.run()
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
  })

// Nothing slides in while axe looks.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(async ({ page }) => page.addInitScript(await readAxe()))

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    for (const path of addresses) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await open(page, path)
        expect(await findFaults(page)).toEqual([])
      })
    }

    test('axe finds nothing in what opens', async ({ page }) => {
      await open(page, '/contact')
      await page.getByRole('button', { name: 'Envoyer le message' }).click()
      await page.getByRole('button', { name: 'Afficher plus' }).click()
      expect(await findFaults(page)).toEqual([])
      await page.getByRole('button', { name: /^Ouvrir le (menu|panneau de contact)$/ }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await findFaults(page)).toEqual([])
    })
  })
}
