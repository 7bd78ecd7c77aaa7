// `npm run check:launch`: lists the placeholder values that the owner must still replace; fails while there are any.
import { loadEnv, runnerImport } from 'vite'
import { findPlaceholders } from './placeholders.ts'

const modules = ['identity', 'shop', 'legal', 'partners']

type SettingsModule = { settingsProblems: (env: Record<string, string>) => string[] }

const load = async <T>(name: string): Promise<T> => {
  const { module } = await runnerImport<T>(`./src/site/${name}.ts`, { configFile: false, logLevel: 'error' })
  return module
}

const placeholders = []
for (const name of modules) {
  // Leaves out the placeholder text itself.
  const { TO_COMPLETE: _mark, ...values } = await load<Record<string, unknown>>(name)
  placeholders.push(...findPlaceholders(values, name))
}

const { settingsProblems } = await load<SettingsModule>('settings')
const problems = settingsProblems(loadEnv('production', process.cwd(), 'VITE_'))

for (const { path, value } of placeholders) console.log(`src/site/${path.replace('.', '.ts  ')} = ${value}`)
for (const problem of problems) console.log(`environment  ${problem}`)

if (placeholders.length + problems.length === 0) {
  console.log('No placeholder or missing setting remains.')
} else {
  console.log(`${placeholders.length} placeholder(s) and ${problems.length} missing setting(s) remain.`)
  process.exitCode = 1
}
