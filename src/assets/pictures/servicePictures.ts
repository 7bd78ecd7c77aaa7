import { fireClose, install, maintenance, showroom, winterHouse } from './scenes'

const pictures = { vente: showroom, installation: install, entretien: maintenance, sav: fireClose } as const

/** The site's own picture for a category of services; another one when there is none of the four. */
export const pictureOfCategory = (category: { kind: keyof typeof pictures | null } | null) =>
  category?.kind ? pictures[category.kind] : winterHouse
