import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findNewerFeatures } from '../../scripts/lint/newerFeatures'
import { readBuilt, siteFolder } from '../site'
import { expect, test } from '../test'

test('the scripts need nothing newer than the supported browsers', () => {
  const scripts = readdirSync(join(siteFolder, 'assets')).filter((file) => file.endsWith('.js'))
  const inline = /<script>(.*?)<\/script>/.exec(readBuilt('index.html'))?.[1] ?? ''
  const found = [
    ...scripts.map((file) => [file, readBuilt(`assets/${file}`)] as const),
    ['the inline script', inline] as const,
  ].flatMap(([name, code]) => findNewerFeatures(code).map((problem) => `${name}:${problem}`))
  expect(scripts.length).toBeGreaterThan(10)
  expect(inline).not.toBe('')
  expect(found).toEqual([])
})
