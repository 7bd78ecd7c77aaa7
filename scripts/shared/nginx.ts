import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { installDebianPackages } from './debianPackages.ts'
import { readPath, untilServing } from './processes.ts'

const knownPaths = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx']

const findNginx = () => readPath('NGINX_PATH') ?? knownPaths.find((path) => existsSync(path))

const ensureNginx = async (): Promise<string> => {
  const found = findNginx()
  if (found) return found
  await installDebianPackages('nginx-light')
  const installed = findNginx()
  if (installed) return installed
  throw new Error(
    'No nginx: the host configuration is tested with a real one. Install it (`apt-get install nginx-light`) or set NGINX_PATH to its path.',
  )
}

type NginxServer = {
  folder: string
  port: number
  http: string
  /** None when the http block has a server of its own. */
  server?: string
}

/** The types that come with this nginx, beside the configuration it was built for. */
const mimeTypesOf = (nginx: string): string => {
  const { stderr } = spawnSync(nginx, ['-V'], { encoding: 'utf8' })
  const file = /--conf-path=(\S+)/.exec(stderr)?.[1]
  if (!file) throw new Error(`“${nginx} -V” does not say where its configuration is.`)
  return join(dirname(file), 'mime.types')
}

const temporaryPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

const configuration = ({ folder, port, http, server = '' }: NginxServer, mimeTypes: string) => `daemon off;
# A single process reads the folder with the rights of its user.
master_process off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  include ${mimeTypes};
${temporaryPaths.map((name) => `  ${name}_temp_path ${folder}/temp/${name};`).join('\n')}
${http}
  server {
    listen 127.0.0.1:${port};
    location = /health { return 204; }
${server}
  }
}
`

/** Starts a separate nginx. @returns a function that stops it. @throws Error when it does not start. */
export const startNginx = async (settings: NginxServer): Promise<() => Promise<void>> => {
  const { folder, port } = settings
  const nginx = await ensureNginx()
  await mkdir(join(folder, 'temp'), { recursive: true })
  await writeFile(join(folder, 'nginx.conf'), configuration(settings, mimeTypesOf(nginx)))
  const child: ChildProcess = spawn(
    nginx,
    ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  )
  return untilServing(child, `http://127.0.0.1:${port}/health`)
}
