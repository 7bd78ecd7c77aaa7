import { http, HttpResponse, type HttpResponseResolver } from 'msw'
import type {
  StrapiEntry,
  StrapiError,
  StrapiList,
  StrapiPartner,
  StrapiSingles,
} from '../../cms/strapi/wire/wire'
import { buildHomePage, buildLegalNotice, buildShop, buildTariff, somePartners } from '../fixtures/firm'

const SINGLES = ['shop', 'home-page', 'legal-notice', 'tariff'] as const
const PARTNERS = 'partners'

const on = (path: string, resolver: HttpResponseResolver) => http.get(`*/api/${path}`, resolver)

const single = <Path extends keyof StrapiSingles>(path: Path, entry: StrapiSingles[Path]) =>
  on(path, () => HttpResponse.json({ data: entry, meta: {} } satisfies StrapiEntry<StrapiSingles[Path]>))

const partners = (entries: StrapiPartner[]) => {
  const pagination = { page: 1, pageSize: 100, pageCount: 1, total: entries.length }
  const list: StrapiList<StrapiPartner> = { data: entries, meta: { pagination } }
  return on(PARTNERS, () => HttpResponse.json(list))
}

const missing: StrapiError = {
  data: null,
  error: { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} },
}

/** Handlers for what the owner says of the firm, which a backend may not have. */
export const firmHandlers = {
  single,
  partners,
  /** A backend with the specification's types only. */
  absent: [...SINGLES, PARTNERS].map((path) => on(path, () => HttpResponse.json(missing, { status: 404 }))),
  /** An owner's own values, all different from the site's. */
  filled: [
    single('shop', buildShop()),
    single('home-page', buildHomePage()),
    single('legal-notice', buildLegalNotice()),
    single('tariff', buildTariff()),
    partners(somePartners()),
  ],
  down: [...SINGLES, PARTNERS].map((path) =>
    on(path, () => new HttpResponse('Service Unavailable', { status: 503 })),
  ),
}
