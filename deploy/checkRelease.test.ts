// What a build may hold before root and nginx use it: see bin/check-release.
import { execFile, execFileSync } from 'node:child_process'
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { securityHeaders } from '../src/prerender/hosting/headers.ts'
import { nginxFiles } from '../src/prerender/hosting/nginx.ts'

const policy = `default-src 'none'; ${'x'.repeat(5_000)}`
const headers = securityHeaders({ siteUrl: 'https://www.example.fr', policy })
const redirects = ['/é:"\\$1', '/a(b)|[c].*', '/A', '/a', "/l'été ; {x}"].map((from) => ({
  from,
  to: `${from}/2`,
}))

let release: string
const at = (path: string) => join(release, path)

const write = (file: string, text: string) => {
  mkdirSync(dirname(at(file)), { recursive: true })
  writeFileSync(at(file), text)
}
const check = () => promisify(execFile)(join(import.meta.dirname, 'bin/check-release'), [release])

beforeEach(() => {
  release = mkdtempSync(join(tmpdir(), 'release-'))
  write('dist/index.html', 'page')
  for (const { path, text } of nginxFiles({ headers, redirects })) write(`hosting/${path}`, text)
})
afterEach(() => rmSync(release, { recursive: true }))

describe('a release', () => {
  it('has lines that are allowed: those of every build, headers of any length, redirects of any path', async () => {
    const builds = [false, true].flatMap((hasBrotli) => nginxFiles({ headers: [], redirects: [], hasBrotli }))
    const lines = new Set(builds.flatMap(({ text }) => text.split('\n')).filter(Boolean))
    await expect(`${[...lines].join('\n')}\n`).toMatchFileSnapshot('nginx/release-lines')
    await check()
  })

  it.each([
    'alias /etc;',
    '  alias "/etc/";',
    'include /etc/passwd;',
    '"include" "/etc/passwd";',
    'load_module /tmp/a.so;',
    'proxy_pass http://127.0.0.1:1337;',
    'root "/etc";',
    'root /;',
    'content_by_lua_block { os.execute("id") }',
    'access_log /root/.profile;',
    'ssl_certificate_key /var/lib/site/key;',
    'no_such_directive on;',
    'try_files $arg_file =404;',
    'add_header X "$ssl_client_cert";',
    'add_header X "$site_a$uri";',
    'add_header X "a"; alias "/etc";',
    String.raw`add_header X "a\\"; alias "/etc";`,
    'add_header X "a',
    '  default "a"; include /etc/passwd;',
    '  "/a" "/b"; include /etc/passwd;',
    '  "~^/(?<args>.*)$" "/b";',
    String.raw`  "~^/\\" "/b"; include "/etc/passwd";`,
    '\tcharset utf-8;',
    'charset utf-8;\r',
    'charset utf-8;\0',
  ])('with the line `%s` is refused', async (line) => {
    const file = at(`hosting/nginx/${line.startsWith('  ') ? 'http' : 'server'}.conf`)
    appendFileSync(file, `${line}\n`)
    await expect(check()).rejects.toThrow('No build writes these lines')
  })

  it('without its configuration is refused', async () => {
    rmSync(at('hosting/nginx/http.conf'))
    await expect(check()).rejects.toThrow('No build writes these lines')
  })

  it.each([
    ['link to a file', () => symlinkSync('/etc/passwd', at('dist/passwd.html'))],
    ['link to a folder', () => symlinkSync('/etc', at('dist/assets'))],
    [
      'link in the place of the configuration',
      () => {
        renameSync(at('hosting'), at('moved'))
        symlinkSync('moved', at('hosting'))
      },
    ],
    ['pipe', () => execFileSync('mkfifo', [at('dist/pipe')])],
    ['name of two lines', () => write('dist/assets/a\n/etc/passwd', '')],
  ])('with a %s is refused', async (_, plant) => {
    plant()
    await expect(check()).rejects.toThrow('These are no plain files.')
  })
})
