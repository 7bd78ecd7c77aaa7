// Before `npm run typecheck` and `npm run lint`: the companion's code is checked with the types of its own packages.
import { installCompanion } from './lib/companion.ts'
import { failWith } from './lib/processes.ts'

await installCompanion().catch(failWith)
