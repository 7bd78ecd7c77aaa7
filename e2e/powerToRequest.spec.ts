// From a cold house to a sent request, on a phone, by keyboard, with what a screen reader is told on the way.
import { field, mockEmailService, outcome, SENT, typed } from './contactForm'
import { recordRequests } from './requests'
import { cards, expect, test } from './test'
import { countSheets, open, tabTo } from './visitor'

test.use({ viewport: { width: 390, height: 844 } })

test('a commune, a power, the stoves that fit, their comparison, a quote', async ({ page }) => {
  const calls = await mockEmailService(page)
  await open(page, '/')
  const main = page.getByRole('main')
  await tabTo(page, main.getByRole('button', { name: /^Intervenez-vous chez moi/ }))
  const { urls } = recordRequests(page)
  await page.keyboard.press('Enter')
  await expect(main.getByLabel('Votre commune ou son code postal')).toBeFocused()
  await page.keyboard.type('esper')
  await tabTo(page, main.getByRole('button', { name: 'Espéraza (11260)' }), 3)
  await page.keyboard.press('Enter')
  await expect(main.getByText(/^Oui, nous intervenons à Espéraza, à 1\d\skm de Limoux\.$/)).toBeVisible()
  await expect(main.getByRole('img', { name: /^Carte de la zone/ })).toHaveAccessibleDescription(
    /Espéraza, y est marquée/,
  )
  expect([...new Set(urls.map(({ origin }) => origin))]).toEqual([new URL(page.url()).origin])

  await tabTo(page, main.getByRole('link', { name: /^Quelle puissance pour mon logement/ }), 5)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/puissance$/)
  const onPaper = async (check: () => Promise<void>) => {
    await page.emulateMedia({ media: 'print' })
    await check()
    await page.emulateMedia({ media: null })
  }
  const rule = main.getByText('multipliez le volume à chauffer')
  await onPaper(async () => {
    await expect(main.getByRole('form')).toBeHidden()
    await expect(main.getByText('la puissance s’affiche ici')).toBeHidden()
    await expect(rule).toBeVisible()
  })
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
  await onPaper(async () => {
    await expect(main.getByLabel('Surface à chauffer (m²)')).toHaveCSS('border-style', 'none')
    await expect(main.getByLabel('Construction, ou dernière isolation')).toHaveCSS('outline-style', 'none')
    await expect(main.getByText('Après une rénovation')).toBeHidden()
    await expect(rule).toBeHidden()
  })
  expect(await countSheets(page), 'sheets of paper').toBeLessThanOrEqual(2)
  const seeAll = main.getByRole('link', { name: /^Voir les \d+ poêles/ })
  const [count = ''] = (await seeAll.innerText()).match(/\d+/) ?? []
  await tabTo(page, seeAll, 10)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/products?min=5.5&max=8&appareil=poele')
  await expect(main.getByText(`${count} produits`, { exact: true }).first()).toBeVisible()

  // Back, everything is as it was; forward again.
  await page.goBack()
  await expect(main.getByLabel('Surface à chauffer (m²)')).toHaveValue('80')
  await expect(main.getByText(/^5,5 à 6,2\skW$/)).toBeVisible()
  await page.goForward()

  for (const title of ['Ondéa 8', 'Razès']) {
    const toggle = main.getByRole('button', { name: `Comparer ${title}`, exact: true })
    await tabTo(page, toggle)
    await page.keyboard.press('Space')
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    // What is announced within a tenth of a second is announced together.
    await expect(page.getByRole('status').getByText(`${title} est à comparer`)).toBeVisible()
  }
  await expect(page.getByRole('status')).toHaveText(/^Razès est à comparer\s: 2 sur 3/)
  await expect(main.getByRole('region', { name: 'Produits à comparer' })).toMatchAriaSnapshot(`
    - region "Produits à comparer":
      - list:
        - listitem:
          - button "Ne plus comparer Ondéa 8"
        - listitem:
          - button "Ne plus comparer Razès"
      - link "Comparer (2)"
      - button "Tout retirer"
  `)
  await tabTo(page, main.getByRole('link', { name: 'Comparer (2)' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toHaveText(/^Comparer des produits/)
  await expect(main.getByRole('table')).toMatchAriaSnapshot(`
    - table "Comparaison des produits":
      - rowgroup:
        - row:
          - columnheader "Caractéristique"
          - columnheader /Ondéa 8/:
            - link "Ondéa 8"
          - columnheader /Razès/:
            - link "Razès"
      - rowgroup:
        - row /^Catégorie/:
          - rowheader /valeurs différentes/
          - cell "Poêles à granulés"
          - cell "Poêles à bois"
        - row /^Puissance/:
          - rowheader "Puissance (kW)"
          - cell "8"
          - cell "8"
  `)

  await tabTo(page, main.getByRole('link', { name: 'Demander un devis' }))
  await page.keyboard.press('Enter')
  await expect(main.getByRole('form')).toMatchAriaSnapshot(`
    - form "Avez-vous un projet en tête?":
      - textbox "Prénom et Nom*"
      - textbox "Email"
      - textbox "Type de projet*": Poêles à granulés, Poêles à bois
      - textbox "Mobile*"
      - textbox "Message*": "Bonjour, Je souhaite un devis pour : – Ondéa 8 – Razès"
      - button "Envoyer le message"
  `)
  for (const label of ['Prénom et Nom*', 'Email', 'Mobile*'] as const) {
    await tabTo(page, field(page, label))
    await page.keyboard.type(typed[label])
  }
  await tabTo(page, main.getByRole('button', { name: 'Envoyer le message' }))
  await page.keyboard.press('Enter')
  await expect(outcome(page)).toContainText(SENT)
  await expect(page.getByRole('status')).toContainText(SENT)
  expect(calls).toHaveLength(1)
  expect(calls[0]?.postDataJSON().template_params).toMatchObject({
    from_name: typed['Prénom et Nom*'],
    project_type: 'Poêles à granulés, Poêles à bois',
    message: 'Bonjour,\n\nJe souhaite un devis pour :\n– Ondéa 8\n– Razès',
  })
})
