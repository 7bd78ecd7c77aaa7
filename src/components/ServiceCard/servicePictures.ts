import { fireClose } from '../../assets/pictures/fire-close'
import { install } from '../../assets/pictures/install'
import { maintenance } from '../../assets/pictures/maintenance'
import { showroom } from '../../assets/pictures/showroom'
import { winterHouse } from '../../assets/pictures/winter-house'
import type { ServiceCategory } from '../../cms/types'

const pictures = { vente: showroom, installation: install, entretien: maintenance, sav: fireClose } as const

/** The site's own picture for a category of services. */
export const pictureOfCategory = (category: ServiceCategory | null) =>
  category?.kind ? pictures[category.kind] : winterHouse
