import { logo } from '../photos.ts'
import {
  clickAndRead,
  frameOf,
  inputOf,
  openContent,
  panel,
  scrollToTop,
  type TaskContext,
} from '../session.ts'

const saveButton = (page: TaskContext['page']) =>
  page.getByRole('button', { name: 'Enregistrer', exact: true })

/** The week's hours, then days of closure. */
export const changeHours = async ({ page, adminUrl, take }: TaskContext) => {
  await page.goto(`${adminUrl}/`)
  await page.getByRole('link', { name: 'Horaires et fermetures' }).click()
  const saturday = inputOf(page, 'saturday')
  await saturday.fill('10h-12h30')
  await scrollToTop(page.getByText('Lundi', { exact: true }))
  await take(page, {
    name: 'hours',
    shows: [page.getByText('Lundi', { exact: true }), inputOf(page, 'sunday'), panel(page)],
    marks: { 2: saturday, 3: saveButton(page) },
  })
  await clickAndRead(page, saveButton(page), 'Enregistré')

  const closures = page.getByText('Fermetures exceptionnelles')
  await closures.locator('xpath=following::button[1]').click()
  const from = inputOf(page, 'closures.0.from')
  const to = inputOf(page, 'closures.0.to')
  await from.fill('2026-12-24')
  await from.press('Tab')
  await to.fill('2027-01-03')
  // Leaves the field.
  await closures.click()
  await scrollToTop(page.getByText('Dimanche', { exact: true }))
  await take(page, {
    name: 'closure',
    shows: [page.getByText('Dimanche', { exact: true }), to, panel(page)],
    marks: { 2: frameOf(page, 'closures.0.from'), 3: frameOf(page, 'closures.0.to'), 4: saveButton(page) },
  })
  await clickAndRead(page, saveButton(page), 'Enregistré')
}

/** A sentence of the site's home page, and the legal notice. */
export const changeTexts = async ({ page, adminUrl, take }: TaskContext) => {
  await openContent({ page, adminUrl }, 'Page d’accueil')
  const sentence = inputOf(page, 'promise')
  await sentence.fill('Vendus, posés, entretenus et dépannés par la même maison depuis vingt ans.')
  await take(page, {
    name: 'home-page',
    shows: [
      page.getByRole('link', { name: 'Magasin' }),
      sentence,
      panel(page),
      inputOf(page, 'services_heading'),
    ],
    marks: { 1: page.getByRole('link', { name: 'Page d’accueil' }), 2: sentence, 3: saveButton(page) },
  })
  await clickAndRead(page, saveButton(page), 'Enregistré')

  await openContent({ page, adminUrl }, 'Mentions légales')
  await inputOf(page, 'company_name').fill('Braise & Brise')
  await inputOf(page, 'siret').fill('123 456 782 00010')
  await take(page, {
    name: 'legal-notice',
    shows: [page.getByRole('heading', { level: 1 }), inputOf(page, 'siret'), saveButton(page)],
    marks: { 2: inputOf(page, 'company_name'), 3: saveButton(page) },
  })
  await clickAndRead(page, saveButton(page), 'Enregistré')
}

/** The prices of repairs. */
export const changeTariffs = async ({ page, adminUrl, take }: TaskContext) => {
  await openContent({ page, adminUrl }, 'Tarifs')
  const rate = inputOf(page, 'hourly_rate')
  await rate.fill('64 € TTC')
  const services = page.getByRole('button', { name: /^Ramonage d’un conduit/ })
  await page.evaluate(() => window.scrollTo(0, 0))
  await take(page, {
    name: 'tariffs',
    shows: [page.getByRole('heading', { level: 1 }), services, saveButton(page)],
    marks: { 2: rate, 3: services, 4: saveButton(page) },
  })
  await clickAndRead(page, saveButton(page), 'Enregistré')
}

/** A partner brand with its logo. */
export const addPartner = async ({ page, adminUrl, take }: TaskContext) => {
  await openContent({ page, adminUrl }, 'Marques partenaires')
  await page.getByRole('link', { name: 'Ajouter' }).first().click()
  const name = inputOf(page, 'name')
  await name.fill('Granéo')
  await page.getByText('Cliquez pour choisir un fichier').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Ajouter une photo' }).click()
  await page.locator('input[type="file"]').setInputFiles(await logo())
  await dialog.getByRole('button', { name: 'Envoyer le fichier' }).click()
  await dialog.getByText('600✕300').waitFor()
  await dialog.getByRole('button', { name: 'Terminé' }).click()
  await page.getByLabel('Texte alternatif').fill('Granéo')
  await clickAndRead(
    page,
    page.getByRole('button', { name: 'Enregistrer le texte alternatif' }),
    'Texte alternatif enregistré',
  )
  const picture = page.getByRole('img', { name: 'graneo.png' }).first()
  await take(page, {
    name: 'partner',
    shows: [page.getByRole('heading', { level: 1 }), picture, saveButton(page), inputOf(page, 'position')],
    marks: { 2: name, 3: picture, 4: saveButton(page) },
  })
  await clickAndRead(page, saveButton(page), 'Enregistré')
}

/** The first place in the catalogue. */
export const putFirst = async ({ page, adminUrl, take }: TaskContext) => {
  await openContent({ page, adminUrl }, 'Produits')
  await page.getByRole('link', { name: 'Blanca 8', exact: true }).click()
  const position = inputOf(page, 'position')
  await position.fill('1')
  const above = page.getByText('Notice', { exact: true })
  await scrollToTop(above)
  const publish = page.getByRole('button', { name: 'Publier' })
  await take(page, {
    name: 'order',
    shows: [above, position, page.getByText(/^Facultatif/), panel(page)],
    marks: { 2: position, 3: publish },
  })
  await clickAndRead(page, publish, 'Fiche publiée')
}
