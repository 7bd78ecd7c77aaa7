import { dayAndMonth } from './openingStatus'

const day = (date: string) => `${dayAndMonth(date)} ${date.slice(0, 4)}`

export const reviewTexts = {
  heading: 'Ce qu’en disent nos clients',
  score: (score: number) => String(score).replace('.', ','),
  outOf: 'sur\u00A05',
  count: (count: number, source: string, date?: string) =>
    `${count}\u00A0avis sur ${source}${date ? ` au ${day(date)}` : ''}`,
  read: (source: string) => `Lire les avis sur ${source}`,
  quoted: (text: string) => `«\u00A0${text}\u00A0»`,
  selected: 'Extraits choisis par nos soins.',
} as const
