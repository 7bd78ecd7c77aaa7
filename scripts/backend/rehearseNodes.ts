// `npm run rehearse:nodes`: two servers of the backend on one PostgreSQL and one bucket, all on this machine.
import { installCompanion } from './companion.ts'
import { readCommandLine } from '../shared/commandLine.ts'
import { run } from '../shared/processes.ts'

readCommandLine({})
await installCompanion()
process.exit(await run('vitest', ['run', '--project', 'nodes']))
