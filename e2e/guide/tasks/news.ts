import { heicPhoto, uprightPhoto } from '../photos.ts'
import { clickAndRead, frameOf, inputOf, scrollToTop, type TaskContext } from '../session.ts'

/** A piece of news, written on a phone with photographs that it took. */
export const publishNews = async ({ phone, adminUrl, take }: TaskContext) => {
  await phone.goto(`${adminUrl}/`)
  const start = phone.getByRole('link', { name: 'Nouvelle actualité' })
  await start.waitFor()
  await take(phone, {
    name: 'phone-home',
    shows: [
      phone.getByRole('heading', { level: 1 }),
      phone.getByRole('link', { name: 'Mode d’emploi' }).first(),
    ],
    marks: { 1: start },
  })
  await start.click()
  await inputOf(phone, 'title').fill('Un poêle à bûches posé à Alet-les-Bains')
  await phone.locator('textarea[name="excerpt"]').fill('Deux jours de chantier, conduit compris.')
  const text = phone.getByRole('textbox', { name: 'Texte' })
  await text.click()
  await phone.keyboard.type('Le conduit passe par l’ancienne cheminée.')
  await phone.keyboard.press('Enter')
  const toolbar = phone.getByRole('toolbar', { name: 'Mise en forme' })
  const image = toolbar.getByRole('button', { name: 'Image' })
  await take(phone, { name: 'phone-text', shows: [toolbar, text], marks: { 3: image } })

  await image.click()
  const dialog = phone.getByRole('dialog')
  const add = dialog.getByRole('button', { name: 'Ajouter une photo' })
  await dialog.locator('article').first().waitFor()
  await take(phone, {
    name: 'phone-library',
    shows: [dialog.getByRole('heading').first(), add, dialog.getByRole('button', { name: 'Filtres' })],
    marks: { 4: add },
  })
  await add.click()
  const area = dialog.locator('label', { hasText: 'Cliquez ici pour choisir une photo' })
  await take(phone, { name: 'phone-choose', shows: [dialog], marks: { 5: area } })
  await phone.locator('input[type="file"]').setInputFiles([heicPhoto, await uprightPhoto()])
  const send = dialog.getByRole('button', { name: 'Envoyer 2 fichiers' })
  await send.click()
  const upright = dialog.locator('article', { hasText: 'IMG_2042.jpg' })
  const lying = dialog.locator('article', { hasText: 'IMG_2041.jpg' })
  await upright.waitFor()
  for (const photo of [lying, upright]) await photo.getByRole('checkbox').click()
  const done = dialog.getByRole('button', { name: 'Terminé' })
  await upright.scrollIntoViewIfNeeded()
  await take(phone, {
    name: 'phone-ticked',
    shows: [dialog],
    marks: { 7: upright.getByRole('checkbox'), 8: done },
  })
  await done.click()
  for (const alt of ['Poêle à bûches allumé', 'Conduit qui traverse le plafond']) {
    await phone.getByLabel('Texte alternatif').fill(alt)
    await phone.getByRole('button', { name: 'Enregistrer le texte alternatif' }).click()
    await text.locator(`img[alt="${alt}"]`).waitFor()
  }
  await phone.getByText('Cette photo n’a pas de texte alternatif.').waitFor({ state: 'detached' })

  const date = inputOf(phone, 'date')
  // Sweden writes dates as ISO 8601.
  const today = await phone.evaluate(() => new Date().toLocaleDateString('sv'))
  if ((await date.inputValue()) !== today) throw new Error(`${await date.inputValue()} is not today’s date`)
  await date.fill('2026-11-23')
  await phone.keyboard.press('Tab')
  const publish = phone.getByRole('button', { name: 'Publier' })
  const label = phone.locator('label', { hasText: /^Date/ })
  await scrollToTop(label)
  await take(phone, {
    name: 'phone-publish',
    shows: [label, publish],
    marks: { 10: frameOf(phone, 'date'), 11: publish },
  })
  await clickAndRead(phone, publish, 'Fiche publiée')
}
