// Fifty people who save, on two servers, while two hundred read and backups are made: nothing that was accepted is lost.
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareBackups, rowsOf } from '../lib/backups'
import { printTimes, timed } from '../lib/measures'
import { startNodes } from '../lib/nodes'
import { list, own, TITLE } from '../lib/requests'

const SAVERS = 50
/** How often each saves its own entry, and the one that all change. */
const ROUNDS = 3
const READERS = 200
/** The most that each reads. */
const READS = 10
/** The most that are made. */
const BACKUPS = 5

const times: Record<'saves' | 'shared' | 'reads' | 'health' | 'backups', number[]> = {
  saves: [],
  shared: [],
  reads: [],
  health: [],
  backups: [],
}

let nodes: Awaited<ReturnType<typeof startNodes>>
let backUp: Awaited<ReturnType<typeof prepareBackups>>
/** The entry that all change. */
let shared: string

beforeAll(async () => {
  nodes = await startNodes([TITLE, ...list(99, (index) => `Poêle ${index}`)])
  backUp = await prepareBackups(join(nodes.folder, 'a'), nodes.database.env)
  shared = (await nodes.session.save(nodes.first, { title: 'À tous' })).documentId
})
afterAll(() => nodes?.stop())

/** What was accepted: of each saver's own entry the number of the last save, and each addition to the shared entry. */
const accepted = { own: new Map<string, number>(), shared: new Set<string>() }
let refused = 0
/** How often the health address said that the database cannot be read. */
let unhealthy = 0

type Saver = { name: string; on: string; other: string; documentId: string }
type Page = Awaited<ReturnType<typeof nodes.session.open>>

const newSaver = async (index: number): Promise<Saver> => {
  const [on, other] = index % 2 ? [nodes.second, nodes.first] : [nodes.first, nodes.second]
  const name = `Appareil ${index}`
  const { documentId } = await nodes.session.save(on, { title: name })
  accepted.own.set(documentId, 0)
  return { name, on, other, documentId }
}

/** Adds to what the page shows: an accepted save that did not know another one would remove its addition. */
const addToShared = async ({ on }: Saver, { data, meta }: Page, addition: string) => {
  const change = { title: 'À tous', description: `${data.description ?? ''}<p>${addition}</p>` }
  const { status, error } = await timed(times.shared, () =>
    nodes.session.change(on, shared, change, meta.version),
  )
  if (status === 200) {
    accepted.shared.add(addition)
    return
  }
  expect([status, error?.message]).toEqual([
    409,
    expect.stringMatching(/^Rien n’a été enregistré, .*«\sDescription\s»/),
  ])
  refused += 1
}

const work = async (saver: Saver) => {
  const { name, on, documentId } = saver
  let { version } = (await nodes.session.open(on, documentId)).meta
  for (let round = 1; round <= ROUNDS; round += 1) {
    const change = { title: name, subtitle: String(round) }
    const { status, meta } = await timed(times.saves, () =>
      nodes.session.change(on, documentId, change, version),
    )
    expect(status).toBe(200)
    accepted.own.set(documentId, round)
    version = meta?.version ?? ''
    await addToShared(saver, await nodes.session.open(on, shared), `${name}, ${round}`)
    const health = await timed(times.health, () => statusOf(`${on}/_health`))
    // 503 when it got no connection to the database in time.
    expect([204, 503]).toContain(health)
    if (health === 503) unhealthy += 1
  }
}

const statusOf = async (url: string) => {
  const response = await fetch(url)
  await response.arrayBuffer()
  return response.status
}

const read = async (reader: number, over: AbortSignal) => {
  const origin = reader % 2 ? nodes.first : nodes.second
  for (let count = 0; count < READS && !over.aborted; count += 1) {
    const [, path = ''] = own[(reader + count) % own.length] ?? []
    expect(await timed(times.reads, () => statusOf(`${origin}${path}`)), path).toBe(200)
  }
}

const paragraphsOf = (html = '') => new Set([...html.matchAll(/<p>(.*?)<\/p>/g)].map(([, text]) => text))

const makeBackups = async (over: AbortSignal) => {
  for (let count = 0; count < BACKUPS && !over.aborted; count += 1) {
    const before = { own: [...accepted.own], shared: [...accepted.shared] }
    const rows = rowsOf(await timed(times.backups, backUp), 'products')
    const draftOf = (documentId: string) =>
      rows.find((row) => row.document_id === documentId && row.published_at === '\\N')
    for (const [documentId, round] of before.own)
      expect(Number(draftOf(documentId)?.subtitle?.replace('\\N', '0'))).toBeGreaterThanOrEqual(round)
    expect([...paragraphsOf(draftOf(shared)?.description)]).toEqual(expect.arrayContaining(before.shared))
  }
}

it('loses nothing', { timeout: 600_000 }, async () => {
  const { first, second, session } = nodes
  const started = performance.now()
  const savers = await Promise.all(list(SAVERS, newSaver))

  // All have opened the same version: one of them may save.
  const page = await session.open(first, shared)
  await Promise.all(savers.map((saver) => addToShared(saver, page, saver.name)))
  expect(accepted.shared.size).toBe(1)

  const over = new AbortController()
  const others = [...list(READERS, (reader) => read(reader, over.signal)), makeBackups(over.signal)]
  const saving = Promise.all(savers.map(work)).finally(() => over.abort())
  // Not `all`: what still runs would go on after a failure.
  for (const outcome of await Promise.allSettled([saving, ...others]))
    if (outcome.status === 'rejected') throw outcome.reason
  const seconds = Math.round((performance.now() - started) / 1000)

  for (const { other, documentId } of savers) {
    const { data } = await session.open(other, documentId)
    expect(data.subtitle).toBe(String(ROUNDS))
  }
  for (const origin of [first, second]) {
    const { data } = await session.open(origin, shared)
    expect(paragraphsOf(data.description ?? '')).toEqual(accepted.shared)
    expect(await statusOf(`${origin}/_health`)).toBe(204)
  }

  console.log(`\n${SAVERS} savers and ${READERS} readers on two servers, ${seconds} s`)
  printTimes('saves of one’s own', times.saves, 'all accepted')
  printTimes('saves of one entry', times.shared, `${accepted.shared.size} accepted, ${refused} refused`)
  printTimes('reads', times.reads, 'all answered')
  printTimes('health', times.health, `${unhealthy} with 503`)
  printTimes('backups', times.backups, 'all with what was accepted before')
})
