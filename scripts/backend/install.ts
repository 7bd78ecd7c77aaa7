// Runs before `npm run typecheck` and `npm run lint`, which need the types of the companion's packages.
import { installCompanion } from './companion.ts'
import { failWith } from '../shared/processes.ts'

await installCompanion().catch(failWith)
