import { airConditioning, fireClose, pellets, winterHouse } from '../../assets/pictures/scenes'
import type { SitePicture } from '../../assets/pictures/sitePicture'
import type { Service } from '../../cms/content/types'
import type { Accent } from '../../theme/accents'
import { AIR_CONDITIONING } from '../../values/airConditioning'
import { foldText } from '../../values/foldText'

export type ApplianceLook = {
  picture: SitePicture
  /** Fire's when absent. */
  accent?: Accent
}

/** In this order: “Poêle hydro à granulés” is about pellets. */
const looks: readonly (ApplianceLook & { named: RegExp })[] = [
  { named: AIR_CONDITIONING, picture: airConditioning, accent: 'cool' },
  { named: /granul|pellet/, picture: pellets },
  { named: /bois|buche|insert|masse/, picture: fireClose },
  { named: /hydro|bouilleur/, picture: winterHouse },
]

/** The first text that names an appliance decides; undefined when none does. */
export const lookOf = (texts: readonly string[]): ApplianceLook | undefined => {
  for (const text of texts) {
    const look = looks.find(({ named }) => named.test(foldText(text)))
    if (look) return look
  }
  return undefined
}

export const serviceLook = ({ title, category }: Pick<Service, 'title' | 'category'>) =>
  lookOf([title, category?.name ?? ''])
