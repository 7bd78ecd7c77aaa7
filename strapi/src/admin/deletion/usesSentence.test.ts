import { expect, it } from 'vitest'
import { usesSentence } from './usesSentence'

it.each([
  [{ count: 0, titles: [], isInText: false }, 'Aucune fiche ne s’en sert.'],
  [
    { count: 1, titles: ['Lys 9'], isInText: false },
    '1 fiche s’en sert : « Lys 9 ». Elle restera, mais sans ce que vous supprimez.',
  ],
  [
    { count: 3, titles: ['Lys 9', 'Blanca 8', 'Accueil'], isInText: false },
    '3 fiches s’en servent : « Lys 9 », « Blanca 8 » et « Accueil ». Elles resteront, mais sans ce que vous supprimez.',
  ],
  [
    { count: 29, titles: ['Lys 9', 'Blanca 8', 'Accueil'], isInText: false },
    '29 fiches s’en servent : « Lys 9 », « Blanca 8 », « Accueil » et 26 autres. Elles resteront, mais sans ce que vous supprimez.',
  ],
  [
    { count: 1, titles: ['Le marché'], isInText: true },
    '1 fiche s’en sert : « Le marché ». Elle restera, mais sans ce que vous supprimez. Dans un texte, une photo supprimée laisse un cadre vide : retirez-la d’abord du texte.',
  ],
])('says of %j what uses it', (uses, sentence) =>
  expect(usesSentence(uses).replaceAll('\u00a0', ' ')).toBe(sentence),
)
