import { fireClose, install, maintenance, showroom, winterHouse } from '../../../assets/pictures/scenes'
import type { ServiceCategory } from '../../../cms/types'

const pictures = { vente: showroom, installation: install, entretien: maintenance, sav: fireClose } as const

/** The site's own picture for a category of services. */
export const pictureOfCategory = (category: ServiceCategory | null) =>
  category?.kind ? pictures[category.kind] : winterHouse
