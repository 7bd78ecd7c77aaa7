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

/** Records console errors and warnings for `takeConsoleProblems` instead of showing them. */
export const guardConsole = (): void => {
  console.error = record('error')
  console.warn = record('warn')
}

export const releaseConsole = (): void => {
  console.error = original.error
  console.warn = original.warn
}

/** Expects a console line, "console.warn: …", in the current test; the test fails without it. */
export const expectConsole = (pattern: RegExp): void => {
  expected.push(pattern)
}

const isLogged = (pattern: RegExp) => lines.some((line) => pattern.test(line))

/** Expected lines that are not logged yet. */
export const missingConsoleLines = (): RegExp[] => expected.filter((pattern) => !isLogged(pattern))

/** Unexpected console lines since the last call, and expected ones that are missing. */
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
