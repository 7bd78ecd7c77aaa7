import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { expectConsole } from '../../src/testing/consoleGuard.ts'
import { renderedPages } from './renderedPages.ts'

const page = { body: '<p>Poêles</p>' }
const render = vi.fn<() => Promise<typeof page>>(() => Promise.resolve(page))

let folder: string
const last = () => join(folder, 'last')
const next = () => join(folder, 'next')

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rendered-'))
  await renderedPages(null, last())('same', render)
  render.mockClear()
})
afterEach(() => rmSync(folder, { recursive: true }))

it('a page of the last build is read, not rendered, and kept for the next build', async () => {
  expect(await renderedPages(last(), next())('same', render)).toEqual(page)
  expect(render).not.toHaveBeenCalled()
  expect(readdirSync(next())).toEqual(['same.json'])
})

it('another page is rendered and kept', async () => {
  expect(await renderedPages(last(), next())('new', render)).toEqual(page)
  expect(render).toHaveBeenCalledOnce()
  expect(readdirSync(next())).toEqual(['new.json'])
})

it('every page is rendered when there is no last build', async () => {
  await renderedPages(join(folder, 'missing'), next())('same', render)
  expect(render).toHaveBeenCalledOnce()
})

it('a page that was cut is rendered, with a warning, and stays in the last build as it is', async () => {
  expectConsole(/console\.warn: A page of the last build cannot be reused\./)
  writeFileSync(join(last(), 'same.json'), '{"body": "<p>Po')
  expect(await renderedPages(last(), next())('same', render)).toEqual(page)
  expect(JSON.parse(readFileSync(join(next(), 'same.json'), 'utf8'))).toEqual(page)
  expect(readFileSync(join(last(), 'same.json'), 'utf8')).toBe('{"body": "<p>Po')
})
