import type { LegalDetails } from '../../../site/legal'
import { settings } from '../../../site/settings'
import type { Shop } from '../../../site/shop'
import type { HomeTexts } from '../../../site/texts/home'
import { buildUrl, fetchJson, nullIfAbsent } from './http'
import type { PicturedPartner } from '../../content/types'
import { fetchAllEntries, uniqueById } from './paging'
import { sortByPosition } from '../../content/positions'
import { readEntry } from './strapi'
import { toHomeTexts, toLegalDetails } from '../normalisers/toFirmTexts'
import { toPartner } from '../normalisers/toPartner'
import { toShop } from '../normalisers/toShop'
import type { StrapiSingles, Unchecked } from '../wire/wire'

const PAGE_SIZE = 100

/** Null when the backend has no such type. @throws CmsError */
export const fetchSingle = async <Path extends keyof StrapiSingles, Read>(
  path: Path,
  read: (entry: Unchecked<StrapiSingles[Path]>) => Read,
  signal?: AbortSignal,
): Promise<Read | null> => {
  const url = buildUrl(settings.apiUrl, path, { populate: '*' })
  const answer = await nullIfAbsent(path, fetchJson(url, { signal }))
  const entry = readEntry<StrapiSingles[Path]>(answer)
  return entry && read(entry)
}

export const fetchShop = (signal?: AbortSignal): Promise<Partial<Shop> | null> =>
  fetchSingle('shop', toShop, signal)

export const fetchHomeTexts = (signal?: AbortSignal): Promise<Partial<HomeTexts> | null> =>
  fetchSingle('home-page', toHomeTexts, signal)

export const fetchLegalDetails = (signal?: AbortSignal): Promise<Partial<LegalDetails> | null> =>
  fetchSingle('legal-notice', toLegalDetails, signal)

export const fetchPartners = async (signal?: AbortSignal): Promise<PicturedPartner[] | null> => {
  const entries = await nullIfAbsent(
    'partners',
    fetchAllEntries({
      base: settings.apiUrl,
      path: 'partners',
      params: { populate: '*', sort: 'name:asc' },
      pageSize: PAGE_SIZE,
      init: { signal },
    }),
  )
  const partners = uniqueById((entries ?? []).map(toPartner).filter((partner) => partner !== null))
  return partners.length > 0 ? sortByPosition(partners) : null
}
