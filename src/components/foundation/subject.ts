import { airConditioning, fireClose, pellets, winterHouse } from '../../assets/pictures/scenes'
import type { SitePicture } from '../../assets/pictures/sitePicture'
import type { Service } from '../../cms/content/types'
import type { Accent } from '../../theme/accents'
import { AIR_CONDITIONING } from '../../values/airConditioning'
import { foldText } from '../../values/foldText'

/** The appliance that a page or a card is about, as far as its looks go. */
export type Subject = {
  /** For the head of its page. */
  picture: SitePicture
  /** Absent for fire's. */
  accent?: Accent
}

/** What names each of them, in folded text. In this order: “Poêle hydro à granulés” is about pellets. */
const subjects: readonly (Subject & { named: RegExp })[] = [
  { named: AIR_CONDITIONING, picture: airConditioning, accent: 'cool' },
  { named: /granul|pellet/, picture: pellets },
  { named: /bois|buche|insert|masse/, picture: fireClose },
  { named: /hydro|bouilleur/, picture: winterHouse },
]

/**
 * The subject of a page or a card; undefined when it is about no appliance in particular.
 * @param texts the names of its categories, its tags or its title: the first that names an appliance decides.
 */
export const subjectOf = (texts: readonly string[]): Subject | undefined => {
  for (const text of texts) {
    const subject = subjects.find(({ named }) => named.test(foldText(text)))
    if (subject) return subject
  }
  return undefined
}

/** The subject of a service, whose category is a trade. */
export const serviceSubject = ({ title, category }: Pick<Service, 'title' | 'category'>) =>
  subjectOf([title, category?.name ?? ''])
