import type { LegalDetails } from '../../../site/legal'
import { settings } from '../../../site/settings'
import type { HomeTexts } from '../../../site/texts/home'
import { nullIfAbsent } from './http'
import type { PicturedPartner } from '../../content/types'
import { fetchAllEntries, uniqueById } from './paging'
import { sortByPosition } from '../../content/positions'
import { toHomeTexts, toLegalDetails } from '../normalisers/toFirmTexts'
import { toPartner } from '../normalisers/toPartner'
import { fetchSingle } from './single'

const PAGE_SIZE = 100

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
