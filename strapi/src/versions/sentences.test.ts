import { expect, it } from 'vitest'
import { describeRestoration, type Restoration } from './sentences'

const version: Restoration = {
  title: 'Lys 9',
  version: '24 novembre 2026 à 14:32',
  hasDrafts: true,
  hadTime: false,
  newSlug: null,
  lost: [],
}

it.each<[Partial<Restoration>, string]>([
  [
    {},
    'Le brouillon reprend la version du 24 novembre 2026 à 14:32. Relisez-le, puis appuyez sur « Publier » : jusque-là, le site ne change pas.',
  ],
  [
    { hasDrafts: false },
    'La fiche reprend la version du 24 novembre 2026 à 14:32. Le site change dans quelques minutes.',
  ],
  [
    { version: null },
    'La fiche « Lys 9 » est de retour, en brouillon. Relisez-la, puis appuyez sur « Publier ».',
  ],
  [
    { version: null, hasDrafts: false, title: '' },
    'La fiche est de retour. Le site la montre de nouveau dans quelques minutes.',
  ],
  [
    { hasDrafts: false, hadTime: true, newSlug: 'lys-9-2', lost: ['Photo', 'Catégories'] },
    'La fiche reprend la version du 24 novembre 2026 à 14:32. Le site change dans quelques minutes. L’heure de publication prévue est effacée. Son adresse était déjà prise : la nouvelle est « lys-9-2 ». Une photo ou une fiche liée a été supprimée depuis et n’a pas pu être reprise : regardez « Photo » et « Catégories ».',
  ],
])('says what %j changes', (changes, sentence) =>
  expect(describeRestoration({ ...version, ...changes }).replaceAll('\u00A0', ' ')).toBe(sentence),
)
