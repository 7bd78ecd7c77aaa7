import type { SiteStatus } from '../../dashboard/site-status'

const timeOfDay = new Intl.DateTimeFormat('fr-FR', { hour: 'numeric', minute: '2-digit' })
const day = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long' })

/** “à 14 h 32”, or “le 3 novembre à 14 h 32” on another day than `now`; null for anything but a time in ISO 8601. */
const formatTime = (iso: string | null, now: Date) => {
  const time = new Date(iso ?? Number.NaN)
  if (Number.isNaN(time.getTime())) return null
  const clock = `à ${timeOfDay.format(time).replace(':', '\u00A0h\u00A0')}`
  const isToday = time.toDateString() === now.toDateString()
  return isToday ? clock : `le ${day.format(time)} ${clock}`
}

const sentences = {
  waiting: 'Mise à jour dans un instant…',
  building: 'Mise à jour en cours…',
  unconfigured:
    'La mise à jour automatique du site n’est pas réglée : parlez-en à la personne qui s’occupe du site.',
  unknown: 'Le site se met à jour quelques minutes après chaque publication.',
  unreachable: 'L’état du site ne peut pas être lu pour l’instant.',
} as const

export const describeSite = (
  status: SiteStatus,
  now: Date,
): { text: string; tone: 'success' | 'danger' | 'neutral' } => {
  if (status.state === 'idle') {
    const time = formatTime(status.builtAt, now)
    return { text: time ? `Site à jour, mis en ligne ${time}` : 'Site à jour', tone: 'success' }
  }
  if (status.state === 'failed') {
    const time = formatTime(status.failedAt, now)
    const failure = time ? `La dernière mise à jour a échoué ${time}.` : 'La dernière mise à jour a échoué.'
    return { text: [failure, status.message].filter(Boolean).join(' '), tone: 'danger' }
  }
  return {
    text: sentences[status.state],
    tone: status.state === 'unreachable' ? 'danger' : 'neutral',
  }
}
