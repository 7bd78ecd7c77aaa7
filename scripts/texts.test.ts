import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Words of the specification that the site says as they are (2, 5 and 8). */
const said = [
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

/** The same around a value: each is a piece of one template. */
const pieces = [
  'actualité(s) trouvée(s).',
  'Une erreur est survenue : ',
  '❌ Erreur EmailJS (',
  ' – Actualités',
]

/** Words that the backend uses too: names of its fields. */
const backendWords = new Set(['Type', 'Marque'])

// Words the backend is searched for and titles that end-to-end tests expect are data, not texts.
const source = globSync('src/**/*.{ts,tsx}', {
  exclude: [
    'src/mocks/**',
    'src/**/*.test.ts',
    'src/**/*.test.tsx',
    'src/site/backendWords.ts',
    'src/routes/examples.ts',
  ],
}).map((file) => ({ file: file.replaceAll('\\', '/'), code: readFileSync(file, 'utf8') }))

const COMMENT = String.raw`\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*`
const LITERAL = String.raw`'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|` + '`((?:[^`\\\\]|\\\\.)*)`'
const JSX_TEXT = String.raw`>([^<>{}\n]+)<\/`

const plain = (text: string) => text.replaceAll(/\s/g, ' ')

/** Every text written in the code, with its file; comments are passed over. */
const written = source.flatMap(({ file, code }) =>
  Array.from(code.matchAll(new RegExp(`${COMMENT}|${LITERAL}|${JSX_TEXT}`, 'g')), (match) => ({
    file,
    text: plain(match.slice(1).find((group) => group !== undefined) ?? ''),
  })),
)

/** Where these words are written, unless that is once, in the site's texts. */
const misplaced = (words: string, isThem: (text: string) => boolean) => {
  const files = written
    .filter(({ file, text }) => isThem(text) && !(backendWords.has(words) && file.startsWith('src/cms/')))
    .map(({ file }) => file)
  return files.length === 1 && files[0]?.startsWith('src/site/') ? [] : [{ words, files }]
}

test('each text of the specification stands once, to the letter, in the site’s texts', () => {
  expect([
    ...said.flatMap((words) => misplaced(words, (text) => text === plain(words))),
    ...pieces.flatMap((words) => misplaced(words, (text) => text.includes(plain(words)))),
  ]).toEqual([])
})
