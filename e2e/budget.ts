import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Requests } from './requests'
import { siteFolder } from './site'
import { expect } from './test'

const KB = 1024
/** Every page can show what the owner changes in the backend, so every page has a query. */
const FIRST_SCRIPTS = 132 * KB
/** Its filters, its search, its order, choosing products to compare, and what keeps the place of a filtered list. */
const FIRST_SCRIPTS_OF_CATALOGUE = 136 * KB
const FIRST_SCRIPT_FILES = 10
/** The reader of the backend's answers, after hydration. */
const REFETCH = 14.5 * KB
/** Document, pictures and fonts. */
const HOME_OTHER_REQUESTS = 6
/** Whether Playwright reports these depends on the browser's version. */
const UNCOUNTED = new Set(['/favicon.svg', '/site.webmanifest'])

/** A file too small to gain by it has no compressed copy. */
export const compressedSize = (file: string) =>
  (statSync(join(siteFolder, `${file}.br`), { throwIfNoEntry: false }) ?? statSync(join(siteFolder, file)))
    .size

/** The scripts that a page has requested without any interaction are small, with those of a refetch too. */
export const expectSmallScripts = (path: string, { scripts }: Requests, { isRefetched = false } = {}) => {
  const size = scripts().reduce((sum, { pathname }) => sum + compressedSize(pathname), 0)
  const names = scripts().map(({ pathname }) => pathname)
  const first = path === '/products' ? FIRST_SCRIPTS_OF_CATALOGUE : FIRST_SCRIPTS
  expect.soft(size, names.join(' ')).toBeLessThanOrEqual(isRefetched ? first + REFETCH : first)
}

/** The download of a page opened just after the build is small; built/files.spec.ts measures its HTML. */
export const expectSmallDownload = (path: string, requests: Requests) => {
  expectSmallScripts(path, requests)
  expect.soft(requests.calls()).toEqual([])
  const count = requests.scripts().length
  expect.soft(count).toBeLessThanOrEqual(FIRST_SCRIPT_FILES)
  const others = requests.urls.filter(({ pathname }) => !UNCOUNTED.has(pathname)).length - count
  if (path === '/') expect.soft(others).toBeLessThanOrEqual(HOME_OTHER_REQUESTS)
}
