import { notAPhoto } from '../photos.ts'
import { choosePhoto, inputOf, openContent, panel, scrollToTop, type TaskContext } from '../session.ts'

/** A publication and a number that are refused, a file that is no photograph, and a site that could not be updated. */
export const meetTrouble = async ({ page, adminUrl, failBuild, take }: TaskContext) => {
  await openContent({ page, adminUrl }, 'Produits')
  await page.getByRole('link', { name: 'Calypso 12 C', exact: true }).click()
  const power = inputOf(page, 'power_kw')
  await power.fill('')
  await power.pressSequentially('85000')
  if ((await power.inputValue()) !== '85000') throw new Error(`85000 became ${await power.inputValue()}`)
  await power.fill('8500')
  await panel(page).getByRole('button', { name: 'Publier' }).click()
  const message = page.getByText(/^La puissance s’écrit en kilowatts/)
  await scrollToTop(page.getByText('Catégories (1)'))
  await take(page, {
    name: 'refusal',
    shows: [message.first(), page.getByText('Type', { exact: true }), message.last(), panel(page)],
  })

  await openContent({ page, adminUrl }, 'Magasin')
  const phoneNumber = inputOf(page, 'phone')
  await phoneNumber.fill('04 68 20 07 O5')
  await panel(page).getByRole('button', { name: 'Enregistrer' }).click()
  const example = page.getByText(/^La forme ne convient pas\. .*04\s68\s20\s07\s05/)
  await example.waitFor()
  await take(page, {
    name: 'wrong-form',
    shows: [page.locator('label', { hasText: 'Téléphone' }), inputOf(page, 'email'), example],
  })

  await openContent({ page, adminUrl }, 'Produits')
  await page.getByRole('link', { name: 'Ajouter' }).click()
  await choosePhoto(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Ajouter une photo' }).click()
  await page.locator('input[type="file"]').setInputFiles(notAPhoto)
  await dialog.getByRole('button', { name: 'Envoyer le fichier' }).click()
  await dialog.getByText(/n’est pas une photo/).waitFor()
  await take(page, { name: 'photo-refused', shows: [dialog] })

  failBuild()
  await page.goto(`${adminUrl}/`)
  const state = page.getByText(/^La dernière mise à jour a échoué/)
  await state.waitFor()
  const build = page.waitForResponse(/dashboard\/site\/build/)
  await page.getByRole('button', { name: 'Mettre en ligne maintenant' }).click()
  if (!(await build).ok()) throw new Error('The site cannot be put online.')
  await take(page, {
    name: 'site-failed',
    shows: [page.getByText('État du site'), state, page.getByRole('link', { name: 'Nouvelle actualité' })],
  })
}
