import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { chunkGroups, entryPackages, isInGroup, lazyPackages } from './lib/chunkGroups.ts'

const isThere = (path: string) => ['', '.ts', '.tsx'].some((ending) => existsSync(`src/${path}${ending}`))

describe.each(chunkGroups)('the chunk group $name', ({ packages = [], modules }) => {
  it('names modules that are there', () => {
    expect(modules.filter((path) => !isThere(path))).toEqual([])
  })

  it('names packages that are there', () => {
    expect(packages.filter((name) => !existsSync(`node_modules/${name}`))).toEqual([])
  })
})

it('packages of the entry and those loaded on demand are there', () => {
  expect([...entryPackages, ...lazyPackages].filter((name) => !existsSync(`node_modules/${name}`))).toEqual(
    [],
  )
})

it.each([
  ['/site/node_modules/react/index.js', undefined],
  ['/site/node_modules/react-dom/client.js', undefined],
  ['/site/node_modules/react-router/dist/index.mjs', 'core'],
  ['\0rolldown/runtime.js', undefined],
  ['/site/src/values/browserStorage.ts', undefined],
  ['/site/src/theme/theme.ts', 'core'],
  ['/site/src/components/Link/Link.tsx', 'core'],
  ['/site/node_modules/@tanstack/query-core/build/index.js', 'backend'],
  ['/site/src/cms/productQueries.ts', 'content'],
  ['/site/src/cms/articleQueries.ts', 'editorial'],
  ['/site/node_modules/valibot/dist/index.mjs', 'settings'],
  ['/site/src/cms/strapi/media.ts', 'backend'],
  ['/site/node_modules/dompurify/dist/purify.es.mjs', undefined],
  ['/site/src/cms/content/contentStore.ts', 'content'],
  ['/site/src/components/ArticleCard/ArticleCard.tsx', undefined],
  ['/site/src/theme/themeOther.ts', undefined],
])('%j belongs to %s', (id, name) => {
  expect(chunkGroups.find((group) => isInGroup(id, group))?.name).toBe(name)
})
