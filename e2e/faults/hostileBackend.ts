import type { BrowserContext } from '@playwright/test'
import {
  hostileArticle,
  hostileCategory,
  hostileHomePage,
  hostileLegalNotice,
  hostilePartner,
  hostileProduct,
  hostileService,
  hostileShop,
} from '../../src/testing/hostileContent'
import { api, cmsOrigin } from '../site'

/** The kind of an entry, as in its slug. */
type Kind = 'produit' | 'prestation' | 'actualite'

/** Stands before the long text of an entry: a page that is left has another than the one that is opened. */
export const startOf = (kind: Kind, id: number) => `Début ${kind} ${id}`

/** The side of every icon: the site's own have another. */
export const ICON_SIDE = 25

const PIXEL = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"/>'

/** Answers every call to the backend and to the icon service with these texts, in every field. */
export const mockHostileBackend = async (context: BrowserContext, texts: readonly string[]) => {
  const firm = texts.join(' ')
  const entriesOf = <Entry>(build: (text: string, id: number) => Entry) =>
    texts.map((text, index) => build(text, index + 1))
  const longText = (kind: Kind, text: string, id: number) => `<p>${startOf(kind, id)}</p>${text}`

  const lists: Readonly<Record<string, readonly unknown[]>> = {
    products: entriesOf((text, id) => ({
      ...hostileProduct(text, id),
      description: longText('produit', text, id),
    })),
    articles: entriesOf((text, id) => ({
      ...hostileArticle(text, id),
      content: longText('actualite', text, id),
    })),
    'blog-posts': entriesOf((text, id) => ({
      ...hostileService(text, id),
      content: longText('prestation', text, id),
      icon: `hostile:icon-${id}`,
    })),
    categories: entriesOf(hostileCategory),
    partners: entriesOf(hostilePartner),
  }
  const singles: Readonly<Record<string, unknown>> = {
    shop: hostileShop(firm),
    'home-page': hostileHomePage(firm),
    'legal-notice': hostileLegalNotice(firm),
  }

  /** The whole list, or the entry whose slug or title the address asks for. */
  const answer = ({ pathname, searchParams }: URL) => {
    const name = pathname.replace('/api/', '')
    if (singles[name]) return { data: singles[name], meta: {} }
    const all = lists[name] ?? []
    const wanted = /(?:produit|actualite|prestation)[- ](\d+)/.exec(
      [...searchParams.values()].join('\n'),
    )?.[1]
    const data = wanted === undefined ? all : all.slice(Number(wanted) - 1, Number(wanted))
    const pagination = { page: 1, pageSize: data.length, pageCount: 1, total: data.length }
    return { data, meta: { pagination } }
  }

  const headers = { 'access-control-allow-origin': '*' }
  await context.route(`${cmsOrigin}/**`, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: PIXEL, headers }),
  )
  await context.route(`${api}/**`, (route) =>
    route.fulfill({ json: answer(new URL(route.request().url())), headers }),
  )
  await context.route('https://api.iconify.design/**', (route) => {
    const icon = new URL(route.request().url()).searchParams.get('icons') ?? ''
    const body = texts[Number(icon.replace('icon-', '')) - 1]
    const json = { prefix: 'hostile', icons: { [icon]: { body } }, width: ICON_SIDE, height: ICON_SIDE }
    return route.fulfill({ json, headers })
  })
}
