type Level = 'error' | 'warn'

const readable = (part: unknown) => (part instanceof Error ? `${part.name}: ${part.message}` : String(part))

const original = { error: console.error, warn: console.warn }

let expected: RegExp[] = []
let lines: string[] = []

const record =
  (level: Level) =>
  (...parts: unknown[]) => {
    lines.push(`console.${level}: ${parts.map(readable).join(' ')}`)
  }

/** From here on, what is written to the console is kept for `takeConsoleFaults` instead of shown. */
export const guardConsole = (): void => {
  console.error = record('error')
  console.warn = record('warn')
}

export const releaseConsole = (): void => {
  console.error = original.error
  console.warn = original.warn
}

/** The test at hand must write a line like this one, "console.warn: …"; its absence fails the test too. */
export const expectConsole = (pattern: RegExp): void => {
  expected.push(pattern)
}

const isWritten = (pattern: RegExp) => lines.some((line) => pattern.test(line))

/** Lines that must come and have not yet. */
export const missingConsoleLines = (): RegExp[] => expected.filter((pattern) => !isWritten(pattern))

/** What is wrong with the console since the last call: lines nobody expected, and expected ones that never came. */
export const takeConsoleFaults = (): string[] => {
  const isExpected = (line: string) => expected.some((pattern) => pattern.test(line))
  const faults = [
    ...lines.filter((line) => !isExpected(line)).map((line) => `Unexpected ${line}`),
    ...missingConsoleLines().map((pattern) => `No console line like ${pattern}`),
  ]
  expected = []
  lines = []
  return faults
}
