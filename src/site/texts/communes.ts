import { areaTexts } from './common'

type Found = {
  name: string
  /** Whole km from the centre. */
  km: number
}

/** "à Quillan", "au Clat", "aux Ilhes". */
const at = (name: string) => `à ${name}`.replace(/^à Le /, 'au ').replace(/^à Les /, 'aux ')

const distance = ({ name, km }: Found) =>
  name === areaTexts.centre ? `${at(name)} même` : `${at(name)}, à ${km} km de ${areaTexts.centre}`

export const communeTexts = {
  label: 'Votre commune ou son code postal',
  hint: 'Par exemple Quillan ou 11500',
  check: { area: 'Vérifier', altitude: 'Chercher' },
  suggestions: 'Communes proposées',
  /** For screen readers. */
  suggested: (count: number) =>
    count > 1 ? `${count} communes proposées sous le champ` : '1 commune proposée sous le champ',
  which: (count: number) =>
    count > 1
      ? 'Plusieurs communes correspondent. Laquelle est la vôtre ?'
      : 'Voulez-vous parler de cette commune ?',
  more: 'Il y en a d’autres : précisez le nom.',
  empty: 'Indiquez une commune ou un code postal.',
  inside: (found: Found) => `Oui, nous intervenons ${distance(found)}.`,
  insideHint: 'Pour un devis ou un dépannage, appelez-nous :',
  edge: ({ name, km }: Found) =>
    `${name} est à ${km} km de ${areaTexts.centre} : c’est à la limite de notre zone.`,
  edgeHint: 'Appelez-nous, nous verrons ensemble :',
  outside: ({ name, km }: Found) =>
    `Non, ${name} est à ${km} km de ${areaTexts.centre}, trop loin pour nous.`,
  outsideHint:
    'Mieux vaut une entreprise proche de chez vous, qui viendra vite en cas de panne. Pour un conseil, appelez-nous :',
  altitude: ({ name, altitude, isMean }: { name: string; altitude: string; isMean: boolean }) =>
    isMean
      ? `${name} : en moyenne ${altitude} m d’altitude.`
      : `${name} est à environ ${altitude} m d’altitude.`,
  altitudeHint: (isMean: boolean) =>
    `${isMean ? 'C’est la moyenne de la commune : le village est souvent plus bas. ' : ''}Nous avons choisi l’altitude ci-dessus : changez-la si votre maison est plus haut ou plus bas. Sources : IGN et GeoNames.`,
  unknown: (typed: string) => `Nous ne trouvons pas « ${typed} » dans un rayon de 80 km.`,
  unknownHint: 'Vérifiez l’orthographe ou essayez le code postal. Sinon, appelez-nous :',
  unavailable: 'La liste des communes ne se charge pas pour le moment.',
  unavailableHint: 'Appelez-nous, nous vous répondrons tout de suite :',
} as const
