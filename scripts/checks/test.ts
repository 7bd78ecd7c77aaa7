// `npm test`; `--nightly` runs whole tables of faults, checks properties on 10,000 random values, and measures coverage.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { ensureChromium } from '../shared/chromium.ts'
import { installCompanion } from '../backend/companion.ts'
import { run } from '../shared/processes.ts'

type Count = { passed: number; failed: number }

type Step = {
  name: string
  command: string
  args: string[]
  env?: NodeJS.ProcessEnv
  count: (code: number) => Promise<Count>
}

const reports = await mkdtemp(join(tmpdir(), 'site-tests-'))

const countOnce = async (code: number): Promise<Count> => ({
  passed: Number(code === 0),
  failed: Number(code !== 0),
})

const vitestReport = v.pipe(
  v.object({ numPassedTests: v.number(), numFailedTests: v.number() }),
  v.transform(({ numPassedTests, numFailedTests }): Count => ({
    passed: numPassedTests,
    failed: numFailedTests,
  })),
)
const playwrightReport = v.pipe(
  v.object({ stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }) }),
  v.transform(({ stats }): Count => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky })),
)

type Report = typeof vitestReport | typeof playwrightReport

// A missing report, and a runner that failed without a failed test, count as one failure.
const readReport = async (schema: Report, file: string, code: number): Promise<Count> => {
  const report = await readFile(join(reports, file), 'utf8').catch(() => null)
  if (report === null) return { passed: 0, failed: 1 }
  const count = v.parse(schema, JSON.parse(report))
  const isFailure = code !== 0 || count.passed === 0
  return isFailure && count.failed === 0 ? { ...count, failed: 1 } : count
}

const vitest = (project: string, ...options: string[]): Step => {
  const file = `${project}.json`
  return {
    name: project,
    command: 'vitest',
    args: [
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(reports, file)}`,
      ...options,
    ],
    count: (code) => readReport(vitestReport, file, code),
  }
}

const endToEnd: Step = {
  name: 'end-to-end',
  command: process.execPath,
  args: ['scripts/checks/e2e.ts', '--reporter=list,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'e2e.json') },
  count: (code) => readReport(playwrightReport, 'e2e.json', code),
}

const script = (name: string, of: string): Step => ({
  name,
  command: 'npm',
  args: ['run', '--silent', of],
  count: countOnce,
})

const { values } = parseArgs({ options: { nightly: { type: 'boolean', default: false } } })
if (values.nightly) Object.assign(process.env, { NIGHTLY: '1', PROPERTY_RUNS: '10000' })

const steps: Step[] = [
  script('types', 'typecheck'),
  script('lint', 'lint'),
  script('format', 'format:check'),
  vitest('unit'),
  vitest('companion'),
  // Coverage takes a fifth of the time of the stories.
  vitest('stories', ...(values.nightly ? ['--coverage'] : [])),
  endToEnd,
]

await ensureChromium()
await installCompanion()

const total: Count = { passed: 0, failed: 0 }
const lines: string[] = []
for (const { name, command, args, env, count } of steps) {
  console.log(`\n— ${name}`)
  const started = Date.now()
  const result = await count(await run(command, args, { env }))
  total.passed += result.passed
  total.failed += result.failed
  lines.push(
    `${name}: ${result.passed} passed, ${result.failed} failed, ${Math.round((Date.now() - started) / 1000)} s`,
  )
}
await rm(reports, { recursive: true, force: true })

console.log(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)
