// Stands for `systemctl` in a rehearsal: node systemctl.ts MACHINE VERB UNIT
import { readFileSync } from 'node:fs'
import { failWith, run } from '../processes.ts'
import { runOneShot, type Machine } from './units.ts'

const [file = '', verb = '', unit = ''] = process.argv.slice(2)

const act = async () => {
  const machine: Machine = JSON.parse(readFileSync(file, 'utf8'))
  if (verb === 'start' && unit === 'site-publish.service') return runOneShot(machine, unit)
  if (verb === 'reload' && unit === 'nginx.service' && (await run('nginx', ['-s', 'reload'])) === 0) return
  throw new Error(`systemctl ${verb} ${unit} failed.`)
}

await act().catch(failWith)
