import { layoutTexts } from './layout'

const powerRange = (min: string, max: string) => (min === max ? `${min} kW` : `${min} à ${max} kW`)

type Reasoning = {
  volume: string
  inside: string
  outside: { usual: string; colder: string }
  period: string
  need: string
  stoves: string
}

export const powerTexts = {
  title: layoutTexts.powerHelp,
  subtitle: 'Quelques chiffres sur votre maison, et une première idée du poêle qui la chauffera.',
  metaDescription:
    'Surface, isolation, altitude : calculez en quelques secondes la puissance du poêle à bois ou à granulés qui convient à votre logement, dans l’Aude.',
  heading: 'Votre logement',
  labels: {
    surface: 'Surface à chauffer (m²)',
    hauteur: 'Hauteur sous plafond (m)',
    isolation: 'Construction, ou dernière isolation',
    altitude: 'Altitude',
    temperature: 'Température souhaitée',
  },
  hints: {
    isolation: 'Après une rénovation, choisissez l’époque des travaux d’isolation.',
  },
  choosePeriod: 'Choisissez une époque',
  periods: {
    'depuis-2013': 'Depuis 2013',
    '2006-2012': 'De 2006 à 2012',
    '2000-2005': 'De 2000 à 2005',
    '1990-1999': 'De 1990 à 1999',
    '1983-1989': 'De 1983 à 1989',
    '1974-1982': 'De 1974 à 1982',
    'avant-1974': 'Avant 1974',
    'non-isole': 'Ancienne, sans isolation',
  },
  periodsInSentence: {
    'depuis-2013': 'isolé après 2012',
    '2006-2012': 'isolé entre 2006 et 2012',
    '2000-2005': 'isolé entre 2000 et 2005',
    '1990-1999': 'isolé entre 1990 et 1999',
    '1983-1989': 'isolé entre 1983 et 1989',
    '1974-1982': 'isolé entre 1974 et 1982',
    'avant-1974': 'bâti avant 1974',
    'non-isole': 'sans isolation',
  },
  /** m; `from` is null for the lowest band, `to` for the highest. */
  altitude: (from: number | null, to: number | null) => {
    if (to === null) return `Plus de ${from} m`
    return from === null ? `Jusqu’à ${to} m` : `De ${from} à ${to} m`
  },
  temperature: (celsius: number) => `${celsius} °C`,
  refused: {
    surface: (min: number, max: number) => `Entre ${min} et ${max} m²`,
    hauteur: (min: number, max: number) => `Entre ${min} et ${max} m, par exemple 2,5`,
  },
  answer: 'Puissance estimée',
  answerBelow: (range: string) => `Votre réponse : ${range}`,
  range: powerRange,
  waiting: 'Indiquez la surface et l’époque de la maison : la puissance s’affiche ici.',
  reasoning: ({ volume, inside, outside, period, need, stoves }: Reasoning) => [
    `Quand il fait de ${outside.usual} à ${outside.colder} °C dehors et ${inside} °C chez vous, un volume de ${volume} m³ ${period} perd environ ${need}.`,
    `Un poêle de ${stoves} compense ces pertes sans tourner au ralenti, ce qui noircirait sa vitre et son conduit.`,
  ],
  confirm: 'À confirmer par une visite.',
  limits:
    'Ce calcul ne connaît ni les portes fermées, ni l’escalier ouvert, ni la place de la pièce où sera le poêle. Il vaut pour un poêle, pas pour une climatisation.',
  contact: 'Demander une visite',
  announced: (need: string) => `Puissance estimée : ${need}, à confirmer par une visite.`,
  withoutScript: {
    rule: 'La règle du métier : multipliez le volume à chauffer (surface × hauteur) par 0,6 pour une maison récente, jusqu’à 1,8 sans isolation. Multipliez encore par l’écart de température avec le dehors, les jours les plus froids : environ 24 °C en plaine, 29 °C en montagne. Vous obtenez des watts.',
    call: 'Le calcul automatique a besoin de JavaScript. Appelez-nous, nous le ferons avec vous :',
  },
  stoves: {
    heading: (range: string) => `Nos poêles de ${range}`,
    count: (count: number) =>
      count > 1 ? `${count} poêles conviennent à votre logement` : `${count} poêle convient à votre logement`,
    none: 'Aucun poêle du catalogue n’a tout à fait cette puissance.',
    noneHint: 'Appelez-nous : nous en trouverons un chez nos fabricants.',
    seeAll: (count: number) =>
      count > 1 ? `Voir les ${count} poêles au catalogue` : 'Voir ce poêle au catalogue',
    unavailable: 'Nos poêles ne peuvent pas être affichés pour le moment.',
    unavailableHint:
      'La puissance estimée reste valable. Appelez-nous : nous vous dirons lesquels conviennent.',
    loading: 'Chargement des poêles…',
  },
} as const
