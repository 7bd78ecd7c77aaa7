export const energyTexts = {
  range: (best: string, worst: string) => `${best} à ${worst}`,
  classOf: (value: string, best: string, worst: string) =>
    `Classe énergétique ${value}, sur une échelle de ${best} à ${worst}`,
  name: 'Classe énergétique',
  scalesDiffer: 'Deux échelles : ces lettres ne se comparent pas.',
  label: 'Étiquette énergie',
  fiche: 'Fiche produit',
} as const
