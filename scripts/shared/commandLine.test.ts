import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('a wrong option ends a command with one sentence that names the right ones', () => {
  const command = ['scripts/checks/chromatic.ts', '--dryrun']
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  expect(stderr.trim()).toBe("Unknown option '--dryrun'. Options: --dry-run.")
  expect(status).toBe(2)
})
