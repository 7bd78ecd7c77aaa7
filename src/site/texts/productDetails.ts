/** What the companion backend adds to the specification's facts of a product. */
export const productDetailTexts = {
  heading: 'Dimensions et caractéristiques',
  names: {
    widthCm: 'Largeur',
    heightCm: 'Hauteur',
    depthCm: 'Profondeur',
    weightKg: 'Poids',
    efficiency: 'Rendement',
    noiseDb: 'Niveau sonore minimal',
    flueMm: 'Sortie des fumées',
    logCm: 'Longueur maximale des bûches',
    hopperKg: 'Capacité de la trémie',
    guaranteeYears: 'Garantie',
  },
  units: {
    widthCm: 'cm',
    heightCm: 'cm',
    depthCm: 'cm',
    weightKg: 'kg',
    efficiency: '%',
    noiseDb: 'dB',
    flueMm: 'mm',
    logCm: 'cm',
    hopperKg: 'kg',
  },
  modulation: 'Puissance modulable',
  years: (years: string) => (Number(years) === 1 ? '1 an' : `${years} ans`),
  guarantee: (years: string) => `Garantie ${years}`,
  price: 'Prix, pose comprise',
  from: (amount: string) => `À partir de ${amount} € TTC`,
  installed: (price: string) => `${price}, pose comprise`,
  manual: 'Notice',
  declaration: 'Déclaration de conformité',
  kilobytes: (size: string) => `${size} ko`,
  megabytes: (size: string) => `${size} Mo`,
  showPicture: (number: number, alternative: string) =>
    alternative ? `Voir la photo ${number} : ${alternative}` : `Voir la photo ${number}`,
  shownPicture: (number: number, count: number) => `Photo ${number} sur ${count}`,
  /** The drawing. */
  person: '1,70 m',
  drawing: (width: string, height: string) =>
    `Vue de face, à l’échelle : l’appareil, ${width} de large et ${height} de haut, à côté d’une personne de 1,70 m`,
} as const
