import { open, tabTo } from './site'
import { cards, expect, test } from './test'

test.use({ viewport: { width: 390, height: 844 } })

test('by keyboard: a commune, the power of a home, the stoves that fit', async ({ page }) => {
  const origins = new Set<string>()
  await open(page, '/')
  const main = page.getByRole('main')
  await tabTo(page, main.getByRole('button', { name: /^Intervenez-vous chez moi/ }))
  page.on('request', (request) => origins.add(new URL(request.url()).origin))
  await page.keyboard.press('Enter')
  await expect(main.getByLabel('Votre commune ou son code postal')).toBeFocused()
  await page.keyboard.type('esper')
  await tabTo(page, main.getByRole('button', { name: 'Espéraza (11260)' }), 3)
  await page.keyboard.press('Enter')
  await expect(main.getByText(/^Oui, nous intervenons à Espéraza, à 1\d\skm de Limoux\.$/)).toBeVisible()
  await expect(main.getByRole('img', { name: /^Carte de la zone/ })).toHaveAccessibleDescription(
    /Espéraza, y est marquée/,
  )
  expect([...origins]).toEqual([new URL(page.url()).origin])

  await tabTo(page, main.getByRole('link', { name: /^Quelle puissance pour mon logement/ }), 5)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/puissance$/)
  await tabTo(page, main.getByLabel('Surface à chauffer (m²)'))
  await page.keyboard.type('80')
  await tabTo(page, main.getByLabel('Construction, ou dernière isolation'), 2)
  await page.keyboard.type('De 1983')
  await expect(main.getByText(/^5,5 à 6,2\skW$/)).toBeVisible()
  await expect(page).toHaveURL(
    '/puissance?surface=80&hauteur=2.5&isolation=1983-1989&altitude=200&temperature=19',
  )
  await expect(page.getByRole('status')).toHaveText(/^Puissance estimée/)
  await expect(cards(page)).toHaveCount(3)
  await tabTo(page, main.getByRole('link', { name: /^Voir le catalogue de 5 à 8/ }), 10)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/products?min=5&max=8')
  await expect(cards(page).first()).toBeVisible()

  // Back, everything is as it was.
  await page.goBack()
  await expect(main.getByLabel('Surface à chauffer (m²)')).toHaveValue('80')
  await expect(main.getByText(/^5,5 à 6,2\skW$/)).toBeVisible()
})
