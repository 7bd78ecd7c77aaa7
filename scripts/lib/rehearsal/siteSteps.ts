// The rehearsal of the site: builds, publications, and the way back.
import { spawn, type ChildProcess } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { currentRelease, listReleases } from '../deploy/releases.ts'
import { ensureNginx } from '../nginx.ts'
import { run, stop, untilServing } from '../processes.ts'
import { logIn } from './administration.ts'
import { enableSite, installSites, type Server } from './machine.ts'
import { check, refuses, step, until } from './steps.ts'
import { runOneShot, startService } from './units.ts'

export type Running = Map<string, ChildProcess>

const get = async (url: string) => {
  const response = await fetch(url)
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/** The scripts and the content that the pages of the current release load: their paths. */
const filesOnline = async ({ at }: Server) => {
  const files = await readFile(at('srv/site/current/hashed-files.txt'), 'utf8')
  return files.split('\n').filter((file) => /^(?:assets|data)\/.*\.js(?:on)?$/.test(file))
}

const isScript = (file: string) => file.endsWith('.js')

const checkFiles = async (siteUrl: string, files: readonly string[]) => {
  check(files.some(isScript) && !files.every(isScript), 'scripts and content')
  for (const file of files) check((await get(`${siteUrl}/${file}`)).status === 200, `${file} is served`)
}

const reload = async ({ programs }: Server) => {
  check((await run(`${programs}/nginx`, ['-t', '-q'])) === 0, 'nginx accepts its configuration')
  check((await run(`${programs}/nginx`, ['-s', 'reload'])) === 0, 'nginx is reloaded')
}

/** The backend behind nginx, and the first publication. */
export const firstPublication = async (server: Server, running: Running) => {
  const { siteUrl, cmsUrl, hookUrl, at } = server
  await step('nginx serves the backend, and keeps its answers', async () => {
    await installSites(server, await ensureNginx())
    await enableSite(server, 'default.conf')
    await enableSite(server, 'cms.conf')
    const child = spawn(`${server.programs}/nginx`, ['-g', 'daemon off;'], { stdio: 'inherit' })
    running.set('nginx', child)
    await untilServing(child, `${cmsUrl}/_health`)
    const answers = [await get(`${cmsUrl}/api/products`), await get(`${cmsUrl}/api/products`)]
    const cached = answers.map(({ headers }) => headers.get('x-cache-status')).join()
    check(cached === 'MISS,HIT', `the second answer from the cache, not ${cached}`)
  })
  await step('site-hook.service builds the site, site-publish.service puts it online', async () => {
    running.set('site-hook', await startService(server, 'site-hook.service'))
    await until(async () => {
      // It does not listen at once.
      const status = await get(`${hookUrl}/status`).then(
        ({ text }) => JSON.parse(text),
        () => null,
      )
      check(status?.state !== 'failed', 'a build that succeeds')
      return status?.state === 'idle' && status.builtAt !== null
    }, 'the hook tells that the site was built')
    check((await listReleases(at('srv/site'))).length === 1, 'a release')
  })
  await step('nginx serves the site with its policy, and no other name', async () => {
    await enableSite(server, 'site-redirects.conf', 'conf.d')
    await enableSite(server, 'site.conf')
    await reload(server)
    await until(async () => (await get(siteUrl).catch(() => null))?.status === 200, 'the home page')
    const { headers } = await get(siteUrl)
    check(/default-src 'none'/.test(headers.get('content-security-policy') ?? ''), 'the policy')
    const other = await get(siteUrl.replace('127.0.0.1', 'localhost')).catch(() => null)
    check(other === null, 'no answer for another name')
  })
}

const titleOnline = async (url: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec((await get(url)).text)?.[1] ?? ''

/** Edits in the administration, new code, a release that nginx refuses, and going back. @returns the edited product. */
export const laterPublications = async (server: Server, running: Running) => {
  const { siteUrl, cmsUrl, at } = server
  const administration = await logIn(cmsUrl)
  const [product] = await administration.products()
  if (!product) throw new Error('The sample content has no product.')
  const page = `${siteUrl}/products/${product.slug}`
  const shows = (title: string) => async () => (await titleOnline(page)).includes(title)
  const filesBefore = await filesOnline(server)
  await step('a product that is published in the administration is online', async () => {
    check(await shows(product.title)(), 'the title before')
    await administration.publish(product.documentId, 'Titre publié')
    await until(shows('Titre publié'), 'the new title online')
  })
  await step('a page that was opened before still finds its scripts and its content', async () => {
    const files = await filesOnline(server)
    check(!filesBefore.every((file) => files.includes(file)), 'other files')
    await checkFiles(siteUrl, filesBefore)
  })
  await step('so it does after an update of the code', async () => {
    const last = await currentRelease(at('srv/site'))
    const filesOfLast = await filesOnline(server)
    await server.configure('site.env', { VITE_EMAILJS_PUBLIC_KEY: 'new-code' })
    const hook = running.get('site-hook')
    if (hook) await stop(hook)
    running.set('site-hook', await startService(server, 'site-hook.service'))
    await until(async () => (await currentRelease(at('srv/site'))) !== last, 'another release')
    const files = new Set(await filesOnline(server))
    check(
      filesOfLast.some((file) => isScript(file) && !files.has(file)),
      'other scripts',
    )
    await checkFiles(siteUrl, [...filesBefore, ...filesOfLast])
  })
  await step('a release that nginx refuses does not come online', async () => {
    const file = at('var/lib/site/dist-hosting/nginx/server.conf')
    const text = await readFile(file, 'utf8')
    await writeFile(file, `${text}\nno_such_directive on;\n`)
    await refuses(runOneShot(server, 'site-publish.service'))
    await writeFile(file, text)
    await reload(server)
    check(await shows('Titre publié')(), 'the last release online')
  })
  await step('rollback puts an earlier release online, and the next publication comes after it', async () => {
    const [first = ''] = await listReleases(at('srv/site'))
    const env = { RELEASES_DIR: at('srv/site'), PATH: `${server.programs}:${process.env.PATH}` }
    check((await run(process.execPath, ['scripts/rollback.ts', first], { env })) === 0, 'rollback succeeds')
    await until(shows(product.title), 'the first title')
    await checkFiles(siteUrl, filesBefore)
    await runOneShot(server, 'site-publish.service')
    await until(shows('Titre publié'), 'the new title again')
  })
  await administration.save(product.documentId, 'Titre du brouillon')
  return product
}
