import { readFile, rm, writeFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { isRunning } from './processes.ts'

const INTERVAL_MS = 250

const isCreated = async (file: string) => {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** Waits for other processes that act under the same file, which says who does; a killed one does not count. */
export const oneAtATime = async <T>(file: string, act: () => Promise<T>): Promise<T> => {
  while (!(await isCreated(file))) {
    const owner = await readFile(file, 'utf8').catch(() => '')
    // Empty while it is being written.
    if (owner !== '' && !isRunning(Number(owner))) await rm(file, { force: true })
    else await setTimeout(INTERVAL_MS)
  }
  try {
    return await act()
  } finally {
    await rm(file, { force: true })
  }
}
