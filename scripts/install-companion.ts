// Runs before `npm run typecheck` and `npm run lint`, which need the types of the companion's packages.
import { installCompanion } from './lib/companion.ts'
import { failWith } from './lib/processes.ts'

await installCompanion().catch(failWith)
