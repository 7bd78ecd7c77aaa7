import { parseArgs } from 'node:util'
import { fail } from './processes.ts'

/** As `parseArgs`; a wrong command line ends the process with one sentence. */
export const readCommandLine: typeof parseArgs = (config) => {
  try {
    return parseArgs(config)
  } catch (error) {
    const [sentence] = String(error instanceof Error ? error.message : error).split(/\.\s/)
    const names = Object.keys(config?.options ?? {}).map((name) => `--${name}`)
    return fail(`${sentence}. Options: ${names.join(', ')}.`, 2)
  }
}
