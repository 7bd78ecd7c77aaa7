// `npm test`; `--nightly` runs whole tables of faults, checks properties on 10,000 random values, and measures coverage.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from '../shared/chromium.ts'
import { readCommandLine } from '../shared/commandLine.ts'
import { installCompanion } from '../backend/companion.ts'
import { run } from '../shared/processes.ts'
import { countPlaywright, countVitest, readReport, type Count } from './testReports.ts'

type Step = {
  name: string
  command: string
  args: string[]
  env?: NodeJS.ProcessEnv
  count: (code: number) => Promise<Count>
}

const { values } = readCommandLine({ options: { nightly: { type: 'boolean', default: false } } })
if (values.nightly) Object.assign(process.env, { NIGHTLY: '1', PROPERTY_RUNS: '10000' })

const reports = await mkdtemp(join(tmpdir(), 'site-tests-'))

const countOnce = async (code: number): Promise<Count> => ({
  passed: Number(code === 0),
  failures: code === 0 ? [] : ['see its output above'],
})

const vitest = (project: string, ...options: string[]): Step => {
  const file = join(reports, `${project}.json`)
  return {
    name: project,
    command: 'vitest',
    args: [
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...options,
    ],
    count: (code) => readReport(file, code, countVitest),
  }
}

const endToEndReport = join(reports, 'e2e.json')
const endToEnd: Step = {
  name: 'end-to-end',
  command: process.execPath,
  args: ['scripts/checks/e2e.ts', '--reporter=list,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: endToEndReport },
  count: (code) => readReport(endToEndReport, code, countPlaywright),
}

const script = (name: string, of: string): Step => ({
  name,
  command: 'npm',
  args: ['run', '--silent', of],
  count: countOnce,
})

let passed = 0
const failures: string[] = []
const lines: string[] = []

/** @param isBeside of a step beside another, the output waits for its end. */
const runStep = async ({ name, command, args, env, count }: Step, isBeside = false) => {
  const heading = `\n— ${name}`
  if (!isBeside) console.log(heading)
  const started = Date.now()
  const result = await count(await run(command, args, { env, ...(isBeside && { heading }) }))
  passed += result.passed
  failures.push(...result.failures.map((failure) => `${name}: ${failure}`))
  lines.push(
    `${name}: ${result.passed} passed, ${result.failures.length} failed, ${Math.round((Date.now() - started) / 1000)} s`,
  )
}

await ensureChromium()
await installCompanion()

await runStep(script('types', 'typecheck'))
await runStep(script('lint', 'lint'))
await runStep(script('format', 'format:check'))
// Neither these nor the stories use two cores all the time: side by side, all take a minute less.
const runNodeTests = async () => {
  await runStep(vitest('unit'), true)
  await runStep(vitest('companion'), true)
}
// Coverage takes a fifth of the time of the stories.
await Promise.all([runNodeTests(), runStep(vitest('stories', ...(values.nightly ? ['--coverage'] : [])))])
await runStep(endToEnd)
await rm(reports, { recursive: true, force: true })

// By name: in the log of a whole run they are thousands of lines above.
console.log(['', ...failures, '', ...lines, '', `${passed} passed, ${failures.length} failed`].join('\n'))
process.exit(failures.length > 0 ? 1 : 0)
