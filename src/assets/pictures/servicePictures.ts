import { install, maintenance, pelletAlarm, showroom, winterHouse } from './scenes'

const pictures = { vente: showroom, installation: install, entretien: maintenance, sav: pelletAlarm } as const

export const pictureOfCategory = (category: { kind: keyof typeof pictures | null } | null) =>
  category?.kind ? pictures[category.kind] : winterHouse
