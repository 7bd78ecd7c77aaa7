import { http, HttpResponse, type HttpResponseResolver } from 'msw'
import type { StrapiEntry, StrapiSingles } from '../../cms/strapi/wire/wire'
import { buildHomePage, buildLegalNotice, buildShop, buildTariff, somePartners } from '../fixtures/firm'
import { notFound, strapiResource, unavailable } from './strapiResource'

const COMPANION_ONLY = ['shop', 'home-page', 'legal-notice', 'tariff', 'partners', 'content-version']

const on = (path: string, resolver: HttpResponseResolver) => http.get(`*/api/${path}`, resolver)

const single = <Path extends keyof StrapiSingles>(path: Path, entry: StrapiSingles[Path]) =>
  on(path, () => HttpResponse.json({ data: entry, meta: {} } satisfies StrapiEntry<StrapiSingles[Path]>))

const partners = strapiResource('partners', somePartners)

export const firmHandlers = {
  single,
  partners: partners.of,
  /** A backend with the specification's types only. */
  absent: COMPANION_ONLY.map((path) => on(path, () => HttpResponse.json(notFound, { status: 404 }))),
  /** All different from the site's own values. */
  filled: [
    single('shop', buildShop()),
    single('home-page', buildHomePage()),
    single('legal-notice', buildLegalNotice()),
    single('tariff', buildTariff()),
    partners.behaviours.ok,
    on('content-version', () => HttpResponse.json({ data: { version: 'a' } })),
  ],
  down: COMPANION_ONLY.map((path) => on(path, unavailable)),
}
