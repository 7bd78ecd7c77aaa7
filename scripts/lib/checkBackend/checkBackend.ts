import { readBackend } from './readBackend.ts'
import { reportOn, type Report } from './report.ts'

/** Reads the backend of `settings` as the site would, see `readBackend`. */
export const checkBackend = async (siteOrigin: string): Promise<Report> =>
  reportOn(await readBackend(siteOrigin))
