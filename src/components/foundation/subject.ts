import { airConditioning, fireClose, pellets, winterHouse } from '../../assets/pictures/scenes'
import type { SitePicture } from '../../assets/pictures/sitePicture'
import type { Service } from '../../cms/content/types'
import type { Accent } from '../../theme/accents'
import { AIR_CONDITIONING } from '../../values/airConditioning'
import { foldText } from '../../values/foldText'

export type Subject = {
  picture: SitePicture
  /** Fire's when absent. */
  accent?: Accent
}

/** In this order: “Poêle hydro à granulés” is about pellets. */
const subjects: readonly (Subject & { named: RegExp })[] = [
  { named: AIR_CONDITIONING, picture: airConditioning, accent: 'cool' },
  { named: /granul|pellet/, picture: pellets },
  { named: /bois|buche|insert|masse/, picture: fireClose },
  { named: /hydro|bouilleur/, picture: winterHouse },
]

/** The first text that names an appliance decides; undefined when none does. */
export const subjectOf = (texts: readonly string[]): Subject | undefined => {
  for (const text of texts) {
    const subject = subjects.find(({ named }) => named.test(foldText(text)))
    if (subject) return subject
  }
  return undefined
}

export const serviceSubject = ({ title, category }: Pick<Service, 'title' | 'category'>) =>
  subjectOf([title, category?.name ?? ''])
