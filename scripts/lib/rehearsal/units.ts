// Runs what systemd would run: the commands of a service, in its environment, on a machine without systemd.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A temporary folder with the files that a server has outside the repository. */
export type Machine = {
  /** Of the units, as they are installed. */
  units: string
  /** One file for each service. */
  logs: string
  /** Programs that stand for those of the server: `systemctl`, `nginx`. */
  programs: string
}

/** systemd's own. */
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

type Lines = readonly (readonly [name: string, value: string])[]

const linesOf = (text: string): Lines =>
  text.split('\n').flatMap((line) => {
    const [, name, value] = /^\s*(\w+)=(.*)$/.exec(line) ?? []
    return name !== undefined && value !== undefined ? [[name, value] as const] : []
  })

type Unit = {
  user: string
  folder: string
  environment: Record<string, string>
  /** Each as its words. */
  before: string[][]
  start: string[][]
  after: string[][]
}

/** @param name of the unit, as in `systemctl start name`. @throws Error when there is no such unit. */
const readUnit = (machine: Machine, name: string): Unit => {
  const [, template, instance = '', suffix] = /^([^@]+)(?:@(.+))?(\.service)$/.exec(name) ?? []
  const file = join(machine.units, `${template}${instance && '@'}${suffix}`)
  const lines = linesOf(readFileSync(file, 'utf8').replaceAll('%i', instance))
  const all = (key: string) => lines.filter(([one]) => one === key).map(([, value]) => value)
  const [user = 'root'] = all('User')
  const given = all('EnvironmentFile').flatMap((path) => linesOf(readFileSync(path, 'utf8')))
  const environment: Record<string, string> = {
    PATH: `${machine.programs}:${PATH}`,
    LANG: 'C.UTF-8',
    HOME: machine.units,
    USER: user,
    ...Object.fromEntries(all('Environment').flatMap((line) => linesOf(line.replaceAll(' ', '\n')))),
    ...Object.fromEntries(given),
  }
  // The prefix + is for more rights, of which there are enough here.
  const commands = (key: string) => all(key).map((line) => line.replace(/^\+/, '').split(' '))
  return {
    user,
    folder: all('WorkingDirectory')[0] ?? '/',
    environment,
    before: commands('ExecStartPre'),
    start: commands('ExecStart'),
    after: commands('ExecStartPost'),
  }
}

/** The environment of a service. */
export const environmentOf = (machine: Machine, name: string) => readUnit(machine, name).environment

const spawnCommand = (machine: Machine, name: string, { folder, environment }: Unit, command: string[]) => {
  const [program = '', ...args] = command.map((word) =>
    word.replace(/\$\{(\w+)\}/g, (_, variable: string) => environment[variable] ?? ''),
  )
  const log = openSync(join(machine.logs, `${name}.log`), 'a')
  const child = spawn(program, args, { cwd: folder, env: environment, stdio: ['ignore', log, log] })
  closeSync(log)
  return child
}

const runToEnd = async (machine: Machine, name: string, unit: Unit, command: string[]) => {
  const [code, signal] = await once(spawnCommand(machine, name, unit, command), 'exit')
  if (code !== 0) throw new Error(`${name}: ${command.join(' ')} ended with ${signal ?? code}.`)
}

/** Runs a service that ends by itself (`Type=oneshot`). @throws Error when it fails, with what it wrote last. */
export const runOneShot = async (machine: Machine, name: string): Promise<void> => {
  const unit = readUnit(machine, name)
  for (const command of [...unit.before, ...unit.start]) await runToEnd(machine, name, unit, command)
}

/**
 * Starts a service that stays, and waits until it counts as started: until its `ExecStartPost` ends.
 * @throws Error when a command of its start fails.
 */
export const startService = async (machine: Machine, name: string): Promise<ChildProcess> => {
  const unit = readUnit(machine, name)
  for (const command of unit.before) await runToEnd(machine, name, unit, command)
  const child = spawnCommand(machine, name, unit, unit.start[0] ?? [])
  const environment = { ...unit.environment, MAINPID: String(child.pid) }
  for (const command of unit.after) await runToEnd(machine, name, { ...unit, environment }, command)
  return child
}
