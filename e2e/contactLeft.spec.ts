// The visitor leaves the contact page while a message is being sent, or sends it before the page is ready.
import { EMAIL, field, fill, holdEmailService, mockEmailService, outcome, send, SENT } from './contactForm'
import { holdScripts } from './requests'
import { expect, test } from './test'
import { open } from './visitor'

test.beforeEach(({ page }) => open(page, '/contact'))

test('leaving the page while sending and coming back: sent once, and the form knows it without taking the focus', async ({
  page,
}) => {
  const { calls, release } = await holdEmailService(page)
  await fill(page)
  await send(page)
  await expect.poll(() => calls.length).toBe(1)
  await page.getByRole('banner').getByRole('link', { name: 'Produits' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Produits' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Nous contacter' })).toBeVisible()
  await expect(page.locator('form [type="submit"]')).toBeDisabled()
  const phone = page.getByRole('main').getByRole('link', { name: '04 68 20 07 05' }).first()
  await phone.focus()
  release()
  await expect(outcome(page)).toContainText(SENT)
  await expect(phone).toBeFocused()
  await expect(field(page, 'Message*')).toHaveValue('')
  expect(calls).toHaveLength(1)
})

test('before the code of the form is there, a message cannot be changed; left and pressed again, it is sent once', async ({
  page,
}) => {
  const release = await holdScripts(page, '/assets/formLogic-*.js')
  const calls = await mockEmailService(page)
  await fill(page)
  await send(page)
  await expect(page.getByRole('button', { name: 'Envoi en cours…' })).toBeDisabled()
  await expect(field(page, 'Message*')).not.toBeEditable()
  await page.getByRole('banner').getByRole('link', { name: 'Produits' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Produits' })).toBeVisible()
  await page.goBack()
  await send(page)
  release()
  await expect(outcome(page)).toContainText(SENT)
  await expect(field(page, 'Message*')).toHaveValue('')
  expect(calls).toHaveLength(1)
})

test('the outcome of a message sent while another page was open is shown on return', async ({ page }) => {
  const { release } = await holdEmailService(page)
  await fill(page)
  await send(page)
  await expect(page.locator('form [type="submit"]')).toBeDisabled()
  await page.getByRole('banner').getByRole('link', { name: 'Produits' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Produits' })).toBeVisible()
  const sent = page.waitForResponse(EMAIL)
  release()
  await sent
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
  await expect(outcome(page)).toContainText(SENT)
  await expect(outcome(page)).toBeInViewport()
  await expect(field(page, 'Message*')).toHaveValue('')
  // Said once.
  await page.getByRole('banner').getByRole('link', { name: 'Produits' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Produits' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Envoyer le message' })).toBeEnabled()
  await expect(outcome(page)).toHaveText('')
})

test('a second request, opened while the first is being sent, stays when that arrives', async ({ page }) => {
  const { calls, release } = await holdEmailService(page)
  const banner = page.getByRole('banner')
  const askFor = async (title: string) => {
    await banner.getByRole('link', { name: 'Produits' }).click()
    await page.getByRole('main').getByRole('link', { name: title, exact: true }).click()
    await page.getByRole('link', { name: 'Demander un devis' }).click()
    await expect(field(page, 'Message*')).toHaveValue(`Bonjour,\n\nJe souhaite un devis pour : ${title}.`)
  }
  await askFor('Ondéa 8')
  await field(page, 'Prénom et Nom*').fill('Jeanne Marty')
  await field(page, 'Mobile*').fill('06 12 34 56 78')
  await send(page)
  await expect.poll(() => calls.length).toBe(1)
  await askFor('Lys 9')
  await field(page, 'Message*').focus()
  release()
  await expect(outcome(page)).toContainText(SENT)
  await expect(field(page, 'Message*')).toHaveValue(/pour : Lys 9\.$/)
  await expect(field(page, 'Message*')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Retirer de la demande' })).toBeVisible()
  await expect(page).toHaveURL(/\?produit=lys-9#formulaire$/)
  expect(calls[0]?.postDataJSON().template_params.message).toMatch(/pour : Ondéa 8\.$/)
  expect(calls).toHaveLength(1)
})

for (const held of ['/assets/*.js', '/assets/QuoteTargetLoader-*.js']) {
  test(`a message sent before the page knows what it is about names it: ${held} is late`, async ({
    page,
  }) => {
    const release = await holdScripts(page, held)
    const calls = await mockEmailService(page)
    await page.goto('/contact?produit=ondea-8&produit=lys-9')
    await field(page, 'Prénom et Nom*').fill('Jeanne Marty')
    await field(page, 'Mobile*').fill('06 12 34 56 78')
    await field(page, 'Message*').fill('Prix posé, svp')
    await send(page)
    release()
    await expect(outcome(page)).toContainText(SENT)
    expect(calls).toHaveLength(1)
    expect(calls[0]?.postData()).toMatch(/Prix posé, svp.*Ondéa 8|Ondéa 8.*Prix posé, svp/s)
  })
}
