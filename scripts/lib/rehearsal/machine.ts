// A server in a temporary folder: the files of deploy/ as they are installed, with other places, ports and names.
import { chmod, mkdir, mkdtemp, readFile, readdir, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { cmsFile, readCmsOptions } from '../../../src/prerender/hosting/cms.ts'
import { freePort } from '../processes.ts'
import type { Machine } from './units.ts'

export const account = { email: 'administration@example.fr', password: 'Essai-2026' }

const repository = resolve(import.meta.dirname, '../../..')
const deploy = join(repository, 'deploy')

export type Server = Machine & {
  folder: string
  siteUrl: string
  cmsUrl: string
  hookUrl: string
  ports: { strapi: number; site: number; cms: number; tls: number; hook: number }
  /** A path of the server, in this folder. */
  at: (path: string) => string
  /** Sets variables in `strapi.env` or `site.env`. */
  configure: (file: 'strapi.env' | 'site.env', variables: Record<string, string | number>) => Promise<void>
}

const PLACES = ['/etc/site', '/var/lib/strapi', '/var/lib/site', '/var/backups/site', '/srv/site']
const SECRET = 'secret-of-the-rehearsal'

/** Writes the units, the settings and the programs of a server to a new folder. */
export const createServer = async (): Promise<Server> => {
  const folder = await mkdtemp(join(tmpdir(), 'rehearsal-'))
  // nginx and PostgreSQL run as other users.
  await chmod(folder, 0o755)
  const [strapi, site, cms, tls, hook] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ]
  const at = (path: string) => join(folder, path)
  const relocate = (text: string) =>
    PLACES.reduce((moved, place) => moved.replaceAll(place, at(place)), text)
      .replaceAll('/opt/site', repository)
      // Everything runs as the user of the rehearsal.
      .replace(' --owner=site --group=site', '')
      .replaceAll('https://www.example.fr', `http://127.0.0.1:${site}`)
      .replaceAll('https://cms.example.fr', `http://127.0.0.1:${cms}`)
      .replaceAll('127.0.0.1:4999', `127.0.0.1:${hook}`)
      .replaceAll('CHANGE-ME', SECRET)

  const copy = async (from: string, to: string, change: (text: string) => string = relocate) => {
    await mkdir(at(to), { recursive: true })
    for (const name of await readdir(join(deploy, from))) {
      await writeFile(at(join(to, name)), change(await readFile(join(deploy, from, name), 'utf8')))
    }
  }
  await copy('systemd', 'etc/systemd/system')
  await copy('env', 'etc/site')
  for (const place of ['logs', 'bin', 'etc/nginx/conf.d', 'etc/nginx/sites-enabled', 'temp', 'srv/site']) {
    await mkdir(at(place), { recursive: true })
  }
  for (const place of ['var/lib/strapi', 'var/lib/site', 'var/backups/site']) {
    await mkdir(at(place), { recursive: true, mode: 0o700 })
  }

  const machine: Machine = { units: at('etc/systemd/system'), logs: at('logs'), programs: at('bin') }
  await writeFile(at('machine.json'), JSON.stringify(machine))
  const stub = (name: string, command: string) =>
    writeFile(at(`bin/${name}`), `#!/bin/sh\nexec ${command} "$@"\n`, { mode: 0o755 })
  const script = join(import.meta.dirname, 'systemctl.ts')
  await stub('systemctl', `${process.execPath} ${script} ${at('machine.json')}`)

  const configure: Server['configure'] = async (file, variables) => {
    const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}\n`)
    await writeFile(at(`etc/site/${file}`), lines.join(''), { flag: 'a' })
  }
  await configure('strapi.env', { PORT: strapi, ADMIN_PASSWORD: account.password, SEED: 'seed' })
  await configure('site.env', { DEPLOY_HOOK_PORT: hook, DEPLOY_HOOK_QUIET: 500 })

  return {
    ...machine,
    folder,
    siteUrl: `http://127.0.0.1:${site}`,
    cmsUrl: `http://127.0.0.1:${cms}`,
    hookUrl: `http://127.0.0.1:${hook}/${SECRET}`,
    ports: { strapi, site, cms, tls, hook },
    at,
    configure,
  }
}

/** The sites of nginx, with this machine's ports. Names are addresses here, and no port is of IPv6. */
const toHere = (text: string, { folder, ports }: Server, port: number) =>
  text
    .replace(/^ *listen \[::\].*\n/gm, '')
    .replace(/listen 80\b/g, `listen 127.0.0.1:${port}`)
    .replace(/listen 443\b/g, `listen 127.0.0.1:${ports.tls}`)
    .replaceAll('server_name www.example.fr', 'server_name 127.0.0.1')
    .replaceAll('/srv/site', join(folder, 'srv/site'))

/** Installs the nginx sites of deploy/, and the one of the backend, none of them enabled. */
export const installSites = async (server: Server, nginx: string): Promise<void> => {
  const { at, ports, cmsUrl } = server
  const cms = cmsFile({
    ...readCmsOptions({ CMS_UPSTREAM: `127.0.0.1:${ports.strapi}` }, cmsUrl),
    cacheFolder: at('cache'),
  })
  const files: Record<string, string> = { 'cms.conf': toHere(cms.text, server, ports.cms) }
  for (const name of await readdir(join(deploy, 'nginx'))) {
    files[name] = toHere(await readFile(join(deploy, 'nginx', name), 'utf8'), server, ports.site)
  }
  for (const [name, text] of Object.entries(files)) await writeFile(at(`etc/nginx/${name}`), text)
  // As Debian's own, as far as it matters here.
  await writeFile(
    at('etc/nginx/nginx.conf'),
    `${process.getuid?.() === 0 ? 'user www-data;\n' : ''}pid ${at('nginx.pid')};
error_log ${at('logs/nginx.log')};
events {}
http {
  include /etc/nginx/mime.types;
  access_log ${at('logs/access.log')};
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${at('temp')}/${name};`).join('\n')}
  include ${at('etc/nginx/conf.d')}/*.conf;
  include ${at('etc/nginx/sites-enabled')}/*.conf;
}
`,
  )
  await writeFile(
    at('bin/nginx'),
    `#!/bin/sh\nexec ${nginx} -e ${at('logs/nginx.log')} -c ${at('etc/nginx/nginx.conf')} "$@"\n`,
    { mode: 0o755 },
  )
}

/** Links a site to the folder where nginx finds it. */
export const enableSite = ({ at }: Server, name: string, folder = 'sites-enabled') =>
  symlink(at(`etc/nginx/${name}`), at(`etc/nginx/${folder}/${name}`))
