import { expect } from '@playwright/test'
import { clickAndRead, inputOf, openContent, panel, type TaskContext } from '../session.ts'

/** The same product in two tabs: what the second one sends would take back the first one's change. */
export const changeInTwoTabs = async ({ page, adminUrl }: TaskContext) => {
  await openContent({ page, adminUrl }, 'Produits')
  await page.getByRole('link', { name: 'Lys 9', exact: true }).click()
  await inputOf(page, 'subtitle').waitFor()
  const other = await page.context().newPage()
  await other.goto(page.url())
  await inputOf(other, 'subtitle').waitFor()

  const publish = panel(page).getByRole('button', { name: 'Publier' })
  await inputOf(page, 'subtitle').fill('Façade cannelée, couleur sable')
  await clickAndRead(page, publish, 'Fiche publiée')
  // The tab that has published goes on without reading the page again.
  await inputOf(page, 'subtitle').fill('Façade cannelée, couleur anthracite')
  await clickAndRead(page, publish, 'Fiche publiée')

  const brand = other.getByLabel('Marque')
  for (const name of ['Enregistrer', 'Publier']) {
    await brand.fill(`Granéo, ${name}`)
    const refused = other.waitForResponse((response) => response.status() === 409)
    await panel(other).getByRole('button', { name }).click()
    await refused
    const notice = other.getByText(/^Rien n’a été enregistré, .*«\sSous-titre\s»/).first()
    await notice.waitFor()
    await other.getByText(/^Ce champ a changé depuis/).waitFor()
    if ((await brand.inputValue()) !== `Granéo, ${name}`) throw new Error('What was typed is lost.')
  }
  await other.reload()
  await other.locator('input[name="subtitle"][value$="couleur anthracite"]').waitFor()
  await brand.fill('Granéo')
  await clickAndRead(other, panel(other).getByRole('button', { name: 'Publier' }), 'Fiche publiée')
  await other.close()
}

/** The questions before a deletion, then the deletion of a category from its page. */
export const deleteWithCare = async ({ page, adminUrl }: TaskContext) => {
  const question = page.getByRole('alertdialog')
  const cancel = question.getByRole('button', { name: 'Annuler' })
  await openContent({ page, adminUrl }, 'Catégories')
  const rows = page.locator('main tbody tr')
  await rows.first().getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click()
  await question.getByText(/^\d+ fiches s’en servent\s: «/).waitFor()
  await cancel.click()
  await rows.first().getByRole('link').click()
  const more = page.getByRole('button', { name: 'Autres actions' })
  await more.click()
  await page.getByRole('menuitem', { name: 'Supprimer la fiche' }).click()
  await question.getByText(/^\d+ fiches s’en servent\s: «/).waitFor()
  await cancel.click()

  await page.goto(`${adminUrl}/plugins/upload?_q=masonry-soapstone`)
  const used = question.getByText(/^\d+ fiches? s’en ser(t|vent)\s: «/)
  const picture = page.getByRole('checkbox', { name: /masonry-soapstone/ }).first()
  const remove = page.getByRole('button', { name: 'Supprimer', exact: true })
  // Strapi renders the list twice, and forgets what was ticked in between.
  await expect(async () => {
    await picture.check()
    await expect(remove).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 30_000 })
  await remove.click()
  await used.waitFor()
  await cancel.click()

  await openContent({ page, adminUrl }, 'Catégories')
  await page.getByRole('link', { name: 'Ajouter' }).first().click()
  await inputOf(page, 'name').fill('Une erreur')
  await clickAndRead(page, page.getByRole('button', { name: 'Enregistrer' }), 'Enregistré')
  await page.getByRole('heading', { name: 'Une erreur', level: 1 }).waitFor()
  const missing: string[] = []
  page.on('response', (response) => {
    if (response.status() === 404 && response.url().includes('/content-manager/'))
      missing.push(response.url())
  })
  await more.click()
  await page.getByRole('menuitem', { name: 'Supprimer la fiche' }).click()
  await question.getByText('Aucune fiche ne s’en sert.').waitFor()
  await clickAndRead(page, question.getByRole('button', { name: 'Confirmer' }), 'Fiche supprimée')
  await page.getByRole('heading', { name: 'Catégories', level: 1 }).waitFor()
  if (missing.length > 0) throw new Error(`Asked for the deleted entry: ${missing.join(', ')}`)
}
