import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/** The text of axe, which comes with Storybook's accessibility panel: both check with the same version. */
export const readAxe = (): Promise<string> => {
  const panel = createRequire(import.meta.url).resolve('@storybook/addon-a11y/package.json')
  return readFile(createRequire(panel).resolve('axe-core/axe.min.js'), 'utf8')
}
