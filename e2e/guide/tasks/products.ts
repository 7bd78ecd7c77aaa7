import { photoOfStove } from '../photos.ts'
import {
  choosePhoto,
  clickAndRead,
  frameOfList,
  inputOf,
  openContent,
  panel,
  reload,
  scrollToTop,
  type TaskContext,
} from '../session.ts'

const NAME = 'Garonne 8'

/** A new product, from its title to its publication. */
export const publishProduct = async ({ page, adminUrl, take }: TaskContext) => {
  await openContent({ page, adminUrl }, 'Produits')
  const add = page.getByRole('link', { name: 'Ajouter' })
  await page.getByText('Publié').first().waitFor()
  await take(page, {
    name: 'products',
    shows: [page.getByRole('link', { name: 'Actualités' }), add, page.getByRole('row').nth(4)],
    marks: { 1: page.getByRole('link', { name: 'Produits' }), 2: add },
  })

  await add.click()
  await inputOf(page, 'title').fill(NAME)
  await inputOf(page, 'subtitle').fill('Étanche, habillage en pierre')
  const text = page.getByRole('textbox', { name: 'Description' })
  await text.click()
  await page.keyboard.type('Le Garonne 8 chauffe une pièce de vie de 60 à 90 m².')
  await page.evaluate(() => window.scrollTo(0, 0))
  await take(page, {
    name: 'product-texts',
    shows: [page.getByRole('heading', { level: 1 }), text, panel(page)],
    marks: { 3: inputOf(page, 'title'), 4: inputOf(page, 'subtitle'), 5: text },
  })

  await choosePhoto(page)
  const dialog = page.getByRole('dialog')
  const addPhoto = dialog.getByRole('button', { name: 'Ajouter une photo' })
  await dialog.locator('article').first().waitFor()
  // Without the pictures themselves, which come in no fixed order.
  await take(page, {
    name: 'photo-library',
    shows: [dialog.getByRole('heading').first(), addPhoto, dialog.getByRole('button', { name: 'Filtres' })],
    marks: { 2: addPhoto },
  })
  await addPhoto.click()
  await page.locator('input[type="file"]').setInputFiles(photoOfStove)
  const send = dialog.getByRole('button', { name: 'Envoyer le fichier' })
  await take(page, { name: 'photo-to-send', shows: [dialog], marks: { 3: send } })
  await send.click()
  await dialog.getByText('1200✕1500').waitFor()
  await dialog.getByRole('button', { name: 'Terminé' }).click()

  const alternative = page.getByLabel('Texte alternatif')
  const save = page.getByRole('button', { name: 'Enregistrer le texte alternatif' })
  await alternative.fill('Poêle en pierre grise, feu allumé')
  await scrollToTop(page.getByText('Photo', { exact: true }))
  await take(page, {
    name: 'photo-text',
    shows: [page.getByText('Photo', { exact: true }), save],
    marks: { 5: alternative, 6: save },
  })
  await clickAndRead(page, save, 'Texte alternatif enregistré')

  const categories = page.getByLabel('Catégories')
  await categories.click()
  await page.getByRole('option', { name: 'Poêles à granulés' }).click()
  await page.getByLabel('Type').click()
  await page.getByRole('option', { name: 'Étanche' }).click()
  await page.getByLabel('Marque').fill('Granéo')
  const power = inputOf(page, 'power_kw')
  // As the numeric keypad of a keyboard types it.
  await power.click()
  await page.keyboard.type('8.5')
  await power.blur()
  if ((await power.inputValue()) !== '8,5') throw new Error(`8.5 became ${await power.inputValue()}`)
  const energyClass = inputOf(page, 'energy_class')
  await energyClass.fill('A+')
  await scrollToTop(page.getByText('Photo', { exact: true }))
  await take(page, {
    name: 'product-details',
    shows: [page.getByText('Photo', { exact: true }), power, energyClass],
    marks: {
      1: frameOfList(categories),
      2: page.getByLabel('Type'),
      3: page.getByLabel('Marque'),
      4: power,
      5: energyClass,
    },
  })

  await clickAndRead(page, panel(page).getByRole('button', { name: 'Enregistrer' }), 'Enregistré')
  await page.getByRole('heading', { name: NAME, level: 1 }).waitFor()
  await reload(page)
}

/** The preview of the draft on the site, then its publication. */
export const previewProduct = async ({ page, take }: TaskContext) => {
  const publish = panel(page).getByRole('button', { name: 'Publier' })
  const preview = page.getByRole('link', { name: 'Ouvrir l’aperçu' })
  await page.evaluate(() => window.scrollTo(0, 0))
  await take(page, {
    name: 'product-publish',
    shows: [page.getByRole('heading', { level: 1 }), inputOf(page, 'subtitle'), publish],
    marks: { 1: panel(page).getByRole('button', { name: 'Enregistrer' }), 2: preview, 3: publish },
  })
  await preview.click()
  const frame = page.frameLocator('iframe')
  await frame.getByRole('heading', { name: NAME, level: 1 }).waitFor()
  await frame.getByRole('img', { name: 'Poêle en pierre grise, feu allumé' }).waitFor()
  const close = page.getByRole('link', { name: 'Fermer l’aperçu' })
  await take(page, { name: 'preview', shows: [close, page.locator('iframe')] })
  await close.click()
  await page.getByRole('link', { name: 'Ouvrir l’aperçu' }).waitFor()
  await reload(page)
  await clickAndRead(page, publish, 'Fiche publiée')
}

/** A correction of a product that is online, then its withdrawal. */
export const correctProduct = async ({ page, adminUrl, take }: TaskContext) => {
  await openContent({ page, adminUrl }, 'Produits')
  await page.getByRole('link', { name: 'Lys 9', exact: true }).click()
  await inputOf(page, 'subtitle').fill('Façade cannelée, couleur sable ou anthracite')
  const save = panel(page).getByRole('button', { name: 'Enregistrer' })
  await clickAndRead(page, save, 'Enregistré')
  await page.getByText('Modifié', { exact: true }).first().waitFor()
  const publish = panel(page).getByRole('button', { name: 'Publier' })
  await take(page, {
    name: 'product-correction',
    shows: [page.getByRole('heading', { level: 1 }), inputOf(page, 'subtitle'), panel(page)],
    marks: { 2: inputOf(page, 'subtitle'), 3: publish },
  })
  await clickAndRead(page, publish, 'Fiche publiée')

  // An open menu hides the rest of the page from assistive technology.
  const more = panel(page).getByRole('button', { name: 'Autres actions', includeHidden: true })
  await more.click()
  const withdraw = page.getByRole('menuitem', { name: 'Retirer du site' })
  await take(page, {
    name: 'product-withdrawal',
    shows: [panel(page), withdraw, inputOf(page, 'subtitle')],
    marks: { 2: more, 3: withdraw },
  })
  await clickAndRead(page, withdraw, 'Fiche retirée du site')
}
