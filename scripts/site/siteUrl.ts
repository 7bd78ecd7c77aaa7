import { loadEnv } from 'vite'
import { site } from '../../src/site/identity.ts'
import { ReportedFailure } from './buildFailure.ts'

/** Scheme and host of the public site. @throws Error when `SITE_URL` is no such address. */
export const readSiteUrl = (mode: string): string => {
  const { SITE_URL = '' } = loadEnv(mode, process.cwd(), 'SITE_')
  const url = SITE_URL.trim() || site.url
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return url.replace(/\/+$/, '')
  throw new ReportedFailure(`SITE_URL is “${url}”; expected an address such as https://www.example.fr.`)
}
