import { afterEach, expect, it, vi } from 'vitest'
import { JSDOM } from 'jsdom'
import { scriptJson } from '../seo/jsonLd'
import { PAGE_STATE_ID, readPageState, type PageState } from './pageState'

const open = (html: string) => vi.stubGlobal('document', new JSDOM(html).window.document)

afterEach(() => {
  vi.unstubAllGlobals()
})

it('reads back what the build wrote, whatever the content holds', () => {
  const state: PageState = {
    content: { products: ['</script>'] },
    checks: [],
    readAt: 1_790_000_000_000,
    publishedFolder: '/data/</script><script>window.ran=1</script><!--\u2028',
  }
  open(`<script type="application/json" id="${PAGE_STATE_ID}">${scriptJson(state)}</script>`)
  expect(readPageState()).toEqual(state)
  expect(document.scripts).toHaveLength(1)
})

it.each([['<p>Bonjour</p>'], [`<script type="application/json" id="${PAGE_STATE_ID}"></script>`]])(
  'is null in a document without content: %s',
  (html) => {
    open(html)
    expect(readPageState()).toBeNull()
  },
)
