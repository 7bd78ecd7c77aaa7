import type { Page } from '@playwright/test'
import { readAxe } from '../scripts/lib/axe.ts'

type Violation = { id: string; nodes: { html: string }[] }

/** Lets `findViolations` check the pages that are opened from now on. */
export const addAxe = async (page: Page) => page.addInitScript(await readAxe())

/** Axe's violations on the current page: the rule's id and the element. */
export const findViolations = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const axe: { run: () => Promise<{ violations: Violation[] }> } = Reflect.get(window, 'axe')
    const { violations } = await axe.run()
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
  })
