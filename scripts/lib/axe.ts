import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/** The source of axe, in the version that Storybook's accessibility addon uses. */
export const readAxe = (): Promise<string> => {
  const addon = createRequire(import.meta.url).resolve('@storybook/addon-a11y/package.json')
  return readFile(createRequire(addon).resolve('axe-core/axe.min.js'), 'utf8')
}
