import { JSDOM } from 'jsdom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { scriptJson } from '../../seo/jsonLd'
import { expectConsole } from '../../testing/consoleGuard'
import { PAGE_CONTENT_ID, readPageContent, restoreContent, type PageContent } from './pageContent'
import { setPublishedFolder } from './published'
import { createQueryClient, STALE_TIME_MS } from './queryClient'

const HOUR = 3_600_000

const open = (html: string) => vi.stubGlobal('document', new JSDOM(html).window.document)

const pageContent = (content: Partial<PageContent>): PageContent => ({
  entries: [],
  lists: [],
  readAt: Date.now() - 5_000,
  publishedFolder: '/data/abc',
  ...content,
})

afterEach(() => {
  setPublishedFolder(null)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('readPageContent', () => {
  it('reads what the build wrote, including HTML special characters', () => {
    const content = pageContent({
      entries: [[['products', 'a'], '</script>']],
      publishedFolder: '/data/</script><script>window.ran=1</script><!--\u2028',
    })
    open(`<script type="application/json" id="${PAGE_CONTENT_ID}">${scriptJson(content)}</script>`)
    expect(readPageContent()).toEqual(content)
    expect(document.scripts).toHaveLength(1)
  })

  it.each([['<p>Bonjour</p>'], [`<script type="application/json" id="${PAGE_CONTENT_ID}"></script>`]])(
    'returns null without content: %s',
    (html) => {
      open(html)
      expect(readPageContent()).toBeNull()
    },
  )
})

describe('restoreContent', () => {
  const key = ['products']

  it('fills the cache with the content, dated when it was read', async () => {
    const client = createQueryClient()
    const content = pageContent({ entries: [[key, ['a']]] })
    await restoreContent(client, content)
    expect(client.getQueryState(key)).toMatchObject({ data: ['a'], dataUpdatedAt: content.readAt })
  })

  it.each([
    ['fresh just after the build', -5_000, false],
    ['stale an hour later', -HOUR, true],
    // Nobody knows how old it is.
    ['stale by a clock that is behind the build’s', HOUR, true],
  ])('is %s', async (_, sinceNow, isStale) => {
    const client = createQueryClient()
    await restoreContent(client, pageContent({ entries: [[key, ['a']]], readAt: Date.now() + sinceNow }))
    expect(client.getQueryState(key)?.dataUpdatedAt).toBeLessThanOrEqual(Date.now())
    expect(client.getQueryCache().find({ queryKey: key })?.isStaleByTime(STALE_TIME_MS)).toBe(isStale)
  })

  it('fetches the whole lists from the published copy', async () => {
    vi.stubGlobal('fetch', async (url: string) => new Response(JSON.stringify([url])))
    const client = createQueryClient()
    const content = pageContent({ lists: [key] })
    await restoreContent(client, content)
    expect(client.getQueryState(key)).toMatchObject({
      data: ['/data/abc/products.json'],
      dataUpdatedAt: content.readAt,
    })
  })

  it('ends without a list whose copy does not arrive', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() =>
      AbortSignal.abort(new DOMException('', 'TimeoutError')),
    )
    const fetchUntilAborted = (_url: string, { signal }: RequestInit) =>
      new Promise((_, reject) => signal?.aborted && reject(signal.reason))
    vi.stubGlobal('fetch', fetchUntilAborted)
    const client = createQueryClient()
    await restoreContent(client, pageContent({ lists: [key] }))
    expect(client.getQueryData(key)).toBeUndefined()
    expectConsole(/warn: The published copy of “products” cannot be read/)
  })

  it('keeps a list that was cached meanwhile, and skips one that was not published', async () => {
    const client = createQueryClient()
    vi.stubGlobal('fetch', async (url: string) => {
      client.setQueryData(key, ['newer'])
      return url.includes('products') ? new Response('["published"]') : new Response('', { status: 404 })
    })
    await restoreContent(client, pageContent({ lists: [key, ['articles']] }))
    expect(client.getQueryData(key)).toEqual(['newer'])
    expect(client.getQueryData(['articles'])).toBeUndefined()
  })
})
