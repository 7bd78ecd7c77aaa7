import { existsSync } from 'node:fs'
import { run } from './processes.ts'

/** As root on Debian; elsewhere the caller tells what is missing. */
export const installDebianPackages = async (...names: readonly string[]) => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing ${names.join(', ')}.`)
  // Another test may be installing something.
  const wait = ['-o', 'DPkg::Lock::Timeout=300']
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq', ...wait])
  await run('apt-get', ['install', '-y', '-qq', ...wait, ...names], { env })
}
