import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const file = resolve('scripts/requireNode.cjs')

/** Loads the file in a Node that says it has this version. */
const loadIn = (version: string) => {
  const pretend = `Object.defineProperty(process, 'version', { value: '${version}' })`
  const { status, stderr } = spawnSync(process.execPath, ['-e', `${pretend}; require('${file}')`])
  return { status, message: stderr.toString().trim() }
}

it.each(['v10.24.1', 'v20.20.2', 'v22.18.0'])('Node %s is refused in one sentence', (version) => {
  expect(loadIn(version)).toEqual({
    status: 1,
    message: `Node 22.19 or newer is needed; this is ${version}.`,
  })
})

it.each(['v22.19.0', 'v23.0.0', 'v24.21.0'])('Node %s is accepted', (version) => {
  expect(loadIn(version)).toEqual({ status: 0, message: '' })
})

it('every npm script that starts Node asks for its version first', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
  const starting = Object.values(scripts).filter((script) => /^(?:exec )?node /.test(script))
  expect(starting.length).toBeGreaterThan(10)
  for (const script of starting) expect(script).toMatch(/^(?:exec )?node -r \.\/scripts\/requireNode\.cjs /)
})

it('is written in syntax that an old Node can read', () => {
  expect(readFileSync(file, 'utf8')).not.toMatch(/\b(?:const|let|class|async|import)\b|=>|`|\?\.|\?\?/)
})
