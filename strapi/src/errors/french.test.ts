import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { toFrench } from './french'

it.each([
  ['Invalid credentials', 'L’adresse e-mail ou le mot de passe n’est pas le bon.'],
  ['title must be defined.', 'Ce champ est à remplir.'],
  ['power_kw must be greater than or equal to 0', 'La valeur est trop petite : 0 au moins.'],
  [
    'photo.jpg exceeds size limit of 20 MB.',
    'Ce fichier est trop lourd. Réduisez la photo avant de l’envoyer : le mode d’emploi dit comment.',
  ],
  ['Entity not found', 'Introuvable : la fiche a peut-être été supprimée.'],
  ['2 errors occurred', 'Certains champs sont à corriger.'],
  ['Ce texte est déjà en français.', 'Ce texte est déjà en français.'],
  ['Invalid format, expected yyyy-MM-dd', 'Cette date n’existe pas. Écrivez-la comme ceci : 24/12/2026.'],
  ['fetch failed', 'Rien n’a pu être lu à cette adresse.'],
  ['Something new', 'Something new'],
])('says “%s” as “%s”', (english, french) => expect(toFrench(english).replaceAll('\u00a0', ' ')).toBe(french))

it('says everything that is refused in a folder', () => {
  const file = '@strapi/upload/dist/server/controllers/validation/admin/folder.mjs'
  const code = readFileSync(new URL(`../../node_modules/${file}`, import.meta.url), 'utf8')
  const messages = [...code.matchAll(/, '(\w+ [\w ]+)'/g)].map(([, message = '']) => message)
  expect(messages).not.toEqual([])
  expect(messages.filter((message) => toFrench(message) === message)).toEqual([])
})
