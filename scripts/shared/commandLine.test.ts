import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

const run = (script: string, args: string[], env?: NodeJS.ProcessEnv) => {
  const options = { encoding: 'utf8', env: { ...process.env, ...env } } as const
  const { status, stderr } = spawnSync(process.execPath, [script, ...args], options)
  return { status, error: stderr.trim() }
}

it.each([
  ['checks/chromatic', '--dryrun', '--dry-run'],
  ['site/build', '--complete', '--full'],
])('a wrong option ends %s with one sentence that names the right ones', (name, wrong, right) => {
  const error = `Unknown option '${wrong}'. Options: ${right}.`
  expect(run(`scripts/${name}.ts`, [wrong])).toEqual({ status: 2, error })
})

it.each(['site/preview', 'assets/encodePictures', 'assets/subsetFonts', 'assets/encodeBrand'])(
  'so does any option of %s, which has none',
  (name) => {
    const error = "Unknown option '--port'. This command has no options."
    expect(run(`scripts/${name}.ts`, ['--port', '8080'])).toEqual({ status: 2, error })
  },
)

it('so does a setting that is no port, which is named', () => {
  const error = 'SITE_PORT is “80a”; expected the number of a port, such as 4173.'
  expect(run('scripts/site/preview.ts', [], { SITE_PORT: '80a' })).toEqual({ status: 2, error })
})

it('so does a value that is of no use', () => {
  const error = '--products is “x”; expected a number above 0.'
  expect(run('scripts/checks/bench.ts', ['--products', '300,x'])).toEqual({ status: 2, error })
})
