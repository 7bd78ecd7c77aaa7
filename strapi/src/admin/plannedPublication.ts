import { formatDateAndTime } from './versions/dateAndTime'

/** What the server has stored. */
export const plannedPublication = (publishAt: unknown, now = Date.now()): string | null =>
  typeof publishAt === 'string' && Date.parse(publishAt) > now
    ? `Sera publiée d’elle-même le ${formatDateAndTime(publishAt)}.`
    : null
