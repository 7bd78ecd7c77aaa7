import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const file = resolve('scripts/shared/requireNode.cjs')

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

it('is written in syntax that an old Node can read', () => {
  expect(readFileSync(file, 'utf8')).not.toMatch(/\b(?:const|let|class|async|import)\b|=>|`|\?\.|\?\?/)
})

it.each(['package.json', 'strapi/package.json'])('cmd.exe can run the scripts of %s', (path) => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(path, 'utf8'))
  // cmd.exe knows no variables before a command, no single quotes, no `exec`, `;`, `$` or backquotes.
  for (const script of Object.values(scripts))
    expect(script).not.toMatch(/(?:^|&& )(?:\w+=|exec |\.?\/)|['$;`]| & /)
})
