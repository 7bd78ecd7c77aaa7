type Level = 'error' | 'warn'

const toText = (part: unknown) => (part instanceof Error ? `${part.name}: ${part.message}` : String(part))

const original = { error: console.error, warn: console.warn }

let expected: RegExp[] = []
let lines: string[] = []

const record =
  (level: Level) =>
  (...parts: unknown[]) => {
    lines.push(`console.${level}: ${parts.map(toText).join(' ')}`)
  }

export const guardConsole = (): void => {
  console.error = record('error')
  console.warn = record('warn')
}

export const releaseConsole = (): void => {
  console.error = original.error
  console.warn = original.warn
}

/** A test without the line, such as "console.warn: …", fails. */
export const expectConsole = (pattern: RegExp): void => {
  expected.push(pattern)
}

const isLogged = (pattern: RegExp) => lines.some((line) => pattern.test(line))

export const missingConsoleLines = (): RegExp[] => expected.filter((pattern) => !isLogged(pattern))

/** Since the last call. */
export const takeConsoleProblems = (): string[] => {
  const isExpected = (line: string) => expected.some((pattern) => pattern.test(line))
  const problems = [
    ...lines.filter((line) => !isExpected(line)).map((line) => `Unexpected ${line}`),
    ...missingConsoleLines().map((pattern) => `No console line like ${pattern}`),
  ]
  expected = []
  lines = []
  return problems
}
