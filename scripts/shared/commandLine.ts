import { parseArgs } from 'node:util'
import { fail } from './processes.ts'

/** As `parseArgs`; a wrong command line ends the process with one sentence. */
export const readCommandLine: typeof parseArgs = (config) => {
  try {
    return parseArgs(config)
  } catch (error) {
    const [sentence] = String(error instanceof Error ? error.message : error).split(/\.\s/)
    const names = Object.keys(config?.options ?? {}).map((name) => `--${name}`)
    const known = names.length > 0 ? `Options: ${names.join(', ')}.` : 'This command has no options.'
    return fail(`${sentence}. ${known}`, 2)
  }
}
