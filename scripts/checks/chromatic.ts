// `npm run chromatic`: sends the stories to Chromatic. `-- --dry-run` checks what it can without an account.
import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import settings from '../../chromatic.config.json' with { type: 'json' }
import { readCommandLine } from '../shared/commandLine.ts'
import { run } from '../shared/processes.ts'

const { values, positionals } = readCommandLine({
  options: { 'dry-run': { type: 'boolean', default: false } },
  allowPositionals: true,
})

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()

/** Of a component that some stories show. */
const EXAMPLE = 'src/components/foundation/StateMessage/StateMessage.tsx'

type StoryIndex = { entries: Record<string, { type: string; subtype?: string }> }

const dryRun = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'chromatic-'))
  try {
    if ((await run('npm', ['run', settings.buildScriptName, '--', '--stats-json', '-o', folder])) !== 0)
      return 1
    const { entries }: StoryIndex = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'))
    const stories = Object.values(entries).filter(
      ({ type, subtype }) => type === 'story' && subtype !== 'test',
    )
    console.log(`\n${stories.length} stories at four widths would be sent.`)
    console.log(`A change of ${EXAMPLE} would retake the snapshots of these stories:`)
    return await run('chromatic', [
      'trace',
      '-s',
      join(folder, 'preview-stats.json'),
      '-m',
      'compact',
      EXAMPLE,
    ])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

if (git('rev-parse', '--is-shallow-repository') === 'true') {
  console.warn(
    'This clone is shallow: Chromatic cannot find a build to compare with. Run git fetch --unshallow',
  )
}

if (values['dry-run']) process.exit(await dryRun())

if (!process.env.CHROMATIC_PROJECT_TOKEN?.trim()) {
  console.error(`Nothing was sent: CHROMATIC_PROJECT_TOKEN is not set.

  1. Create a project at https://www.chromatic.com/start and copy its token.
  2. Here:      CHROMATIC_PROJECT_TOKEN=chpt_… npm run chromatic
     On GitHub: Settings › Secrets and variables › Actions › New repository secret, named CHROMATIC_PROJECT_TOKEN.

Without an account: npm run visual -- --base main compares the same stories on this machine.
What can be checked without a token: npm run chromatic -- --dry-run`)
  process.exit(1)
}

process.exit(await run('chromatic', positionals))
