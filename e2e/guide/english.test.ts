import { expect, it } from 'vitest'
import { readEnglish } from './english.ts'

const isEnglish = await readEnglish()

it.each([
  // Names of fields.
  'documentId',
  'DOCUMENTID',
  'createdAt',
  'powerKw',
  'updated_at',
  // Dates, times and sizes.
  'Tuesday',
  'December',
  'Dec 24, 2026',
  'Oct 3, 2026',
  '24 December 2026',
  '12/24/2026',
  'DD/MM/YYYY',
  '2026-12-24',
  'yyyy-MM-dd',
  '9:30 AM',
  'yesterday',
  '2 hours ago',
  '80.9KB',
  // Messages whose words are French, too.
  'Sort',
  'Name',
  'Back',
  'Minutes ago',
  // Messages of Strapi, with and without a translation.
  'Close',
  'Next',
  'Bold',
  'Cancel',
  'Close modal',
  'Loading content.',
  'No results found',
  'Something went wrong',
  'Select scenes-fire.jpg asset',
  'Could not resolve hostname: nulle-part.example',
  "File type 'text/html' is not allowed",
  // What the web and the computer say.
  'Permission denied',
  'permission denied, open photo.jpg',
  'Bad Gateway',
  'Unauthorized',
])('recognises “%s”', (text) => expect(isEnglish(text)).toBe(true))

it.each([
  'Trier',
  'Publier',
  'Actions',
  'Description',
  'Image',
  'Document',
  'Type',
  'Dimensions',
  'Mot de passe oublié ?',
  'Enregistré le mardi 24 novembre 2026 à 09:30',
  'il y a 5 minutes',
  '24/12/2026',
  '05/12/2026',
  '80,9 ko',
  'Poêle à granulés Lys 9, 9 kW',
  'Braise & Brise',
  'Pagination',
  'Choisir scenes-fire-close.jpg',
])('takes “%s” for French', (text) => expect(isEnglish(text)).toBe(false))
