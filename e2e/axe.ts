import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

type Violation = { id: string; nodes: { html: string }[] }

/** The source of axe, in the version that Storybook's accessibility addon uses. */
const readAxe = (): Promise<string> => {
  const addon = createRequire(import.meta.url).resolve('@storybook/addon-a11y/package.json')
  return readFile(createRequire(addon).resolve('axe-core/axe.min.js'), 'utf8')
}

/** Lets `findViolations` check the pages that are opened from now on. */
export const addAxe = async (page: Page) => page.addInitScript(await readAxe())

/** Axe's violations on the current page: the rule's id and the element. */
export const findViolations = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const axe: { run: (options: object) => Promise<{ violations: Violation[] }> } = Reflect.get(window, 'axe')
    const { violations } = await axe.run({ resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
  })
