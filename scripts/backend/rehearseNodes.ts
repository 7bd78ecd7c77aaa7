// `npm run rehearse:nodes`: two servers of the backend on one PostgreSQL and one bucket, all on this machine.
import { installCompanion } from './companion.ts'
import { run } from '../shared/processes.ts'

await installCompanion()
process.exit(await run('vitest', ['run', '--project', 'nodes']))
