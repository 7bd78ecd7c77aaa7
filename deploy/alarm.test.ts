// What bin/alarm tells, and when, with a stand-in for the journal, and what bin/watch finds. The units that start them are
// those of `npm run rehearse`.
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { closeServer, listen } from '../scripts/shared/processes.ts'
import { startMailbox } from '../strapi/tests/lib/mailbox.ts'

const HOUR_S = 60 * 60
const DAY_S = 24 * HOUR_S

let folder: string
let webhook: Server
let received: string[]
let ALARM_URL: string

/** A unit ends, and its last line in the journal is `line`. @throws Error when nobody could be told. */
const end = async (
  MONITOR_UNIT: string,
  MONITOR_SERVICE_RESULT: string,
  line: string,
  env: NodeJS.ProcessEnv = { ALARM_URL },
) => {
  writeFileSync(join(folder, 'bin/journalctl'), `#!/bin/sh\necho '${line}'\n`, { mode: 0o755 })
  await promisify(execFile)(
    join(import.meta.dirname, 'bin/alarm'),
    [MONITOR_SERVICE_RESULT === 'success' ? 'a-well' : 'a'],
    {
      env: {
        PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
        STATE_DIRECTORY: join(folder, 'told'),
        MONITOR_UNIT,
        MONITOR_SERVICE_RESULT,
        MONITOR_INVOCATION_ID: '0',
        ...env,
      },
    },
  )
}

/** The watch ends. @returns how many alarms have come by then. */
const countAfter = async (...last: [result: string, line: string]) => {
  await end('site-watch.service', ...last)
  return received.length
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'alarm-'))
  for (const name of ['bin', 'told']) mkdirSync(join(folder, name))
  received = []
  webhook = createServer(async (request, response) => {
    received.push(await text(request))
    response.end()
  })
  ALARM_URL = (await listen(webhook)).origin
})
afterEach(() => {
  closeServer(webhook)
  rmSync(folder, { recursive: true })
})

describe('an alarm', () => {
  it('says which unit of which machine failed, with its last lines', async () => {
    await end('site-backup.service', 'exit-code', 'Fatal: repository is locked')
    expect(received).toEqual([
      expect.stringMatching(
        /^.+: site-backup\.service failed \(exit-code\)\n\nFatal: repository is locked\n$/,
      ),
    ])
  })

  it('comes once for the same failure, again after a day or for another one, and when all is well again', async () => {
    expect(await countAfter('success', 'well')).toBe(0)
    expect(await countAfter('exit-code', 'The disk is 81 % full')).toBe(1)
    expect(await countAfter('exit-code', 'The disk is 82 % full')).toBe(1)
    expect(await countAfter('exit-code', 'The database is gone')).toBe(2)
    const yesterday = Date.now() / 1000 - DAY_S
    for (const name of readdirSync(join(folder, 'told')))
      utimesSync(join(folder, 'told', name), yesterday, yesterday)
    expect(await countAfter('exit-code', 'The database is gone')).toBe(3)
    expect(await countAfter('success', 'well')).toBe(4)
    expect(await countAfter('success', 'well')).toBe(4)
    expect(await countAfter('exit-code', 'The database is gone')).toBe(5)
  })

  it('comes again after an hour for a unit that is not ours: nobody told that it was well meanwhile', async () => {
    const failure = ['nginx.service', 'signal', 'Out of memory'] as const
    await end(...failure)
    await end(...failure)
    expect(received).toHaveLength(1)
    const earlier = Date.now() / 1000 - 2 * HOUR_S
    utimesSync(join(folder, 'told/nginx.service'), earlier, earlier)
    await end(...failure)
    expect(received).toHaveLength(2)
  })

  it('of the drill comes each time', async () => {
    await end('site-drill.service', 'success', 'It has 40 products')
    await end('site-drill.service', 'success', 'It has 40 products')
    expect(received).toHaveLength(2)
  })

  it.each([
    ['too', false],
    ['when the webhook cannot be reached', true],
  ])('goes by e-mail %s', async (_when, isWebhookGone) => {
    if (isWebhookGone) {
      closeServer(webhook)
      const withoutRetries = '#!/bin/sh\nPATH=${PATH#*:}\nexec curl "$@" --retry 0\n'
      writeFileSync(join(folder, 'bin/curl'), withoutRetries, { mode: 0o755 })
    }
    const mailbox = await startMailbox()
    await end('nginx.service', 'signal', 'Out of memory', {
      ALARM_URL,
      ALARM_SMTP: `smtp://127.0.0.1:${mailbox.env.SMTP_PORT}`,
      ALARM_MAIL_FROM: 'serveur@example.fr',
      ALARM_MAIL_TO: 'technique@example.fr',
    })
    await mailbox.stop()
    expect(mailbox.messages[0]).toMatch(
      /Subject: .+: nginx\.service failed\r\n[^]+\r\n\r\n.+failed \(signal\)\r\n\r\nOut of memory/,
    )
  })

  it('of a unit that systemd has forgotten names it', async () => {
    await end('', '', 'its last line is not found')
    expect(received).toEqual([expect.stringMatching(/^.+: a\.service failed \(unknown\)\n/)])
  })

  it('that names nobody fails', async () => {
    await expect(end('nginx.service', 'signal', '', {})).rejects.toThrow('Nobody is told: see alarm.env.')
  })
})

describe('the watch', () => {
  const well = {
    df: '',
    // A name with a slash has no certificate.
    openssl: 'case $1 in s_client) echo "$*" ;; x509) ! grep -q / ;; esac',
    systemctl: 'echo 0',
    find: 'case $1 in /var/*) printf "update\\nupgrade\\n" ;; *) exec /usr/bin/find "$@" ;; esac',
  }
  let hook: Server
  let origin: string
  let answers: Record<string, number>

  /** With other programs than those of a machine that is well. @returns what is wrong, or `well`. */
  const watch = async (stubs: Partial<typeof well> = {}, secret = 'right') => {
    for (const [name, script] of Object.entries({ ...well, ...stubs }))
      writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
    const { port } = new URL(origin)
    const env = {
      PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
      SITE_URL: `http://www.example.fr:${port}/`,
      PUBLIC_URL: 'https://cms.example.fr',
      PORT: port,
      DEPLOY_HOOK_URL: `${origin}/${secret}`,
      RESTIC_REPOSITORY: folder,
    }
    const result = promisify(execFile)(join(import.meta.dirname, 'bin/watch'), { env })
    return await result.then(
      ({ stdout }) => `well${stdout}`,
      ({ stdout }: { stdout: string }) => stdout,
    )
  }

  beforeEach(async () => {
    answers = { '/_health': 204, '/right/status': 200, '/': 200 }
    hook = createServer(({ url }, response) => {
      response.writeHead(answers[url ?? ''] ?? 404).end()
    })
    origin = (await listen(hook)).origin
    mkdirSync(join(folder, 'snapshots'))
    writeFileSync(join(folder, 'snapshots/0'), '')
  })
  afterEach(() => closeServer(hook))

  it('sees nothing wrong on a machine that is well', async () => {
    expect(await watch()).toBe('well')
  })

  it('sees that the hook refuses what Strapi calls', async () => {
    expect(await watch({}, 'wrong')).toBe('site-hook.service does not answer: changes do not come online.\n')
  })

  it('sees that the site is gone', async () => {
    answers['/'] = 404
    expect(await watch()).toMatch(/^http:.* does not answer \(404\)\.\n$/)
  })

  it('sees a disk that has room, and no files left', async () => {
    const df = 'echo " 12%  2% /"; echo " 10%  90% /srv/site"'
    expect(await watch({ df })).toBe('Less than 20 % of the disk is free: /srv/site (10%, files 90%) \n')
  })

  it.each([
    [60, 'strapi.service ended by itself and was started again.\nsite-hook.service ended'],
    [700, 'well'],
  ])('sees what systemd started again %i s ago, once', async (seconds, found) => {
    const started = `$(($(cut -d . -f 1 /proc/uptime) - ${seconds}))000000`
    const systemctl = `case $3 in NRestarts) echo 2 ;; *) echo "${started}" ;; esac`
    expect(await watch({ systemctl })).toContain(found)
  })

  it('sees that patches do not come', async () => {
    const find = well.find.replace('update\\n', '')
    expect(await watch({ find })).toContain('For four days, the machine could not be patched')
  })
})
