import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const processes = resolve('scripts/shared/processes.ts')

/** Runs until it is stopped. Prints its id once it watches its parent. */
const child = `
  import { stopWithParent } from '${processes}'
  stopWithParent()
  setInterval(() => {}, 1_000)
  console.log(process.pid)
`
/** Takes longer to clean up than to see that its parent has gone. */
const cleaner = `
  import { writeFileSync } from 'node:fs'
  import { setTimeout } from 'node:timers/promises'
  import { onStop } from '${processes}'
  onStop(async () => {
    await setTimeout(2_000)
    writeFileSync('cleaned', '')
    process.exit(0)
  })
  ${child}
`
const parent = (file: string) => `
  import { runScript } from '${processes}'
  await runScript(['${file}'])
`

let folder: string
let started: ChildProcess

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'processes-'))
  writeFileSync(join(folder, 'child.ts'), child)
  writeFileSync(join(folder, 'parent.ts'), parent(join(folder, 'child.ts')))
})
afterEach(() => {
  started.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

/** Starts a command, waits for a line and reads the process id in it. */
const start = async (command: string, args: string[], env: NodeJS.ProcessEnv = {}) => {
  started = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (!started.stdout) throw new Error('No output to read.')
  const [line] = await once(createInterface(started.stdout), 'line')
  return Number(line)
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    // No process has this id.
    return false
  }
}
const eventually = { timeout: 10_000 }

describe('a script ends', () => {
  it.each(['SIGKILL', 'SIGTERM'] as const)('when the one that started it ends with %s', async (signal) => {
    const pid = await start(process.execPath, [join(folder, 'parent.ts')], { npm_lifecycle_event: '' })
    started.kill(signal)
    await expect.poll(() => isRunning(pid), eventually).toBe(false)
  })

  it('when it has cleaned up, although its parent, which is stopped with it, ends before', async () => {
    writeFileSync(join(folder, 'child.ts'), cleaner)
    const pid = await start(process.execPath, [join(folder, 'parent.ts')], { npm_lifecycle_event: '' })
    process.kill(pid, 'SIGTERM')
    started.kill('SIGTERM')
    await expect.poll(() => isRunning(pid), eventually).toBe(false)
    expect(existsSync(join(folder, 'cleaned'))).toBe(true)
  })

  it('when npm is stopped', async () => {
    const scripts = { child: `${process.execPath} child.ts` }
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', scripts }))
    const pid = await start('npm', ['run', '--silent', 'child'])
    started.kill('SIGTERM')
    await expect.poll(() => isRunning(pid), eventually).toBe(false)
  })
})
