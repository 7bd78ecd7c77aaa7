import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Texts that the site takes word for word from the specification (2, 5 and 8). */
const exactTexts = [
  // The layout
  'Accueil',
  'Services',
  'Produits',
  'Actualités',
  'Contact',
  'Avez vous un projet en tête? Contactez-nous.',
  'Afficher plus',
  'Masquer',
  'Nous contacter',
  'Mentions légales',
  '04 68 20 07 05',
  '2 000 euros',
  // The home page and the services
  'Vente',
  'Installation',
  'Entretien',
  'SAV',
  'Dépannage/SAV',
  'Nos services',
  'Voir plus',
  'Loading...',
  'Discutons et construisons ensemble',
  // The catalogue and its products
  'Catalogue',
  'Nos produits',
  'Tous',
  'Toutes les marques',
  'Puissance min (kW)',
  'Puissance max (kW)',
  'Appliquer',
  'Effacer',
  'Informations du produit -',
  'Catégorie(s)',
  'Aucune catégorie',
  'Type',
  'Marque',
  'Puissance (kW)',
  'Air',
  'Canalisable',
  'Étanche',
  'Hydro',
  // The news
  'Lire plus',
  'Aucune actualité pour le moment.',
  'Impossible de récupérer les actualités pour le moment.',
  'Retour à l’accueil',
  'Actualité introuvable',
  'Mots-clés :',
  '← Toutes les actualités',
  'Sans titre',
  // The contact form
  'Avez-vous un projet en tête?',
  'Contactez-nous',
  'Prénom et Nom*',
  'Email',
  'Type de projet*',
  'Mobile*',
  'Message*',
  'Envoyer le message',
  'Envoi en cours…',
  'Le nom/prénom est requis',
  'Le téléphone est requis',
  'Numéro invalide (ex: +33612345678)',
  'Adresse e-mail invalide',
  'Le message est requis',
  'Spam détecté',
  'Merci de corriger les champs indiqués.',
  'Configuration EmailJS incomplète (service / template / public key).',
  'Veuillez patienter quelques secondes avant un nouvel envoi.',
  'Nouveau message depuis le site',
  '✅ Message envoyé avec succès !',
  'Erreur inconnue EmailJS.',
  'Network Error',
  // The 404 page
  'This page could not be found.',
  '404 Errro',
  'Back To Home',
]

/** The same for fixed parts of a text that contains a value. */
const fragments = [
  'actualité(s) trouvée(s).',
  'Une erreur est survenue : ',
  '❌ Erreur EmailJS (',
  ' – Actualités',
]

/** Also names of the backend's fields. */
const fieldNames = new Set(['Type', 'Marque'])

// Search words for the backend and titles that end-to-end tests expect are data, not visible texts.
const source = globSync('src/**/*.{ts,tsx}', {
  exclude: ['src/mocks/**', 'src/**/*.test.ts', 'src/**/*.test.tsx', 'src/site/backendWords.ts'],
}).map((file) => ({ file: file.replaceAll('\\', '/'), code: readFileSync(file, 'utf8') }))

const COMMENT = String.raw`\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*`
const LITERAL = String.raw`'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|` + '`((?:[^`\\\\]|\\\\.)*)`'
const JSX_TEXT = String.raw`>([^<>{}\n]+)<\/`

const withPlainSpaces = (text: string) => text.replaceAll(/\s/g, ' ')

/** Every text in the code, with its file, without comments. */
const written = source.flatMap(({ file, code }) =>
  Array.from(code.matchAll(new RegExp(`${COMMENT}|${LITERAL}|${JSX_TEXT}`, 'g')), (match) => ({
    file,
    text: withPlainSpaces(match.slice(1).find((group) => group !== undefined) ?? ''),
  })),
)

/** Reports a text that is not written exactly once, in `src/site`. */
const reportMisplaced = (expected: string, isMatch: (text: string) => boolean) => {
  const files = written
    .filter(({ file, text }) => isMatch(text) && !(fieldNames.has(expected) && file.startsWith('src/cms/')))
    .map(({ file }) => file)
  return files.length === 1 && files[0]?.startsWith('src/site/') ? [] : [{ text: expected, files }]
}

test('each text of the specification is written exactly once, in src/site', () => {
  expect([
    ...exactTexts.flatMap((expected) =>
      reportMisplaced(expected, (text) => text === withPlainSpaces(expected)),
    ),
    ...fragments.flatMap((expected) =>
      reportMisplaced(expected, (text) => text.includes(withPlainSpaces(expected))),
    ),
  ]).toEqual([])
})
