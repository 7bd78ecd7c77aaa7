// `npm run check:launch`: lists the placeholder values and the sample entries that the owner must still replace, and the
// settings that are missing; fails while there are any.
import { loadEnv, runnerImport } from 'vite'
import type * as Content from '../../src/cms/strapi/requests/allContent.ts'
import type * as Settings from '../../src/site/settings.ts'
import { readCommandLine } from '../shared/commandLine.ts'
import { failWith } from '../shared/processes.ts'
import { findPlaceholders } from './placeholders.ts'
import { findSampleEntries } from './sampleEntries.ts'

readCommandLine({})

const load = async <T>(name: string): Promise<T> => {
  const { module } = await runnerImport<T>(`./src/${name}.ts`, { configFile: false, logLevel: 'error' })
  return module
}

const lines: string[] = []
for (const name of ['identity', 'shop', 'legal', 'partners']) {
  // Leaves out the placeholder text itself.
  const { TO_COMPLETE: _mark, ...values } = await load<Record<string, unknown>>(`site/${name}`)
  for (const { path, value } of findPlaceholders(values, name))
    lines.push(`src/site/${path.replace('.', '.ts  ')} = ${value}`)
}

const env = loadEnv('production', process.cwd(), 'VITE_')
const { settingsProblems } = await load<typeof Settings>('site/settings').catch(failWith)
lines.push(...settingsProblems(env).map((problem) => `environment  ${problem}`))

if (env.VITE_CMS_URL) {
  // The modules that read the backend take its address from there.
  Object.assign(process.env, env)
  const { fetchAllContent } = await load<typeof Content>('cms/strapi/requests/allContent')
  const entries = await fetchAllContent().then(findSampleEntries, (error: unknown) => [
    `cannot be read: ${error instanceof Error ? error.message : String(error)}`,
  ])
  lines.push(...entries.map((line) => `backend  ${line}`))
}

console.log(
  [...lines, lines.length > 0 ? `${lines.length} left to replace.` : 'Nothing is left to replace.'].join(
    '\n',
  ),
)
process.exitCode = Number(lines.length > 0)
