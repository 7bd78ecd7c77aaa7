import { addAxe, findViolations } from './axe'
import { expect, failedResource, test } from './test'
import { countSheets, open, tabTo } from './visitor'

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

test('by keyboard: two products of the catalogue, their comparison, a quote for both', async ({ page }) => {
  await addAxe(page)
  await open(page, '/products')
  const main = page.getByRole('main')
  const toggleOf = (title: string) => main.getByRole('button', { name: `Comparer ${title}`, exact: true })
  for (const [title, announced] of [
    ['Ondéa 8', /^Ondéa 8 est à comparer\s: 1 sur 3/],
    ['Lys 9', /^Lys 9 est à comparer\s: 2 sur 3/],
  ] as const) {
    await tabTo(page, toggleOf(title))
    await page.keyboard.press('Space')
    await expect(toggleOf(title)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('status').getByText(announced)).toBeVisible()
  }
  const compare = main.getByRole('link', { name: 'Comparer (2)' })
  await expect(compare).toBeInViewport({ ratio: 1 })

  // The choice outlives the page.
  await page.goto('/products/lys-9')
  await expect(toggleOf('Lys 9')).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/products')
  await expect(compare).toBeInViewport()
  // What gets the focus under the strip is scrolled out from under it.
  const toggle = toggleOf('Ondéa 8')
  await toggle.evaluate((button) => {
    button.closest('article')?.querySelector('a')?.focus({ preventScroll: true })
    window.scrollBy(0, button.getBoundingClientRect().bottom + 20 - window.innerHeight)
  })
  const tray = main.getByRole('region', { name: 'Produits à comparer' })
  const distance = async () => {
    const [button, strip] = await Promise.all([toggle.boundingBox(), tray.boundingBox()])
    return (strip?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0)
  }
  expect(await distance()).toBeLessThan(0)
  await page.keyboard.press('Tab')
  await expect(toggle).toBeFocused()
  expect(await distance()).toBeGreaterThanOrEqual(0)
  await tabTo(page, compare)
  expect(await findViolations(page)).toEqual([])

  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/comparer?produits=ondea-8,lys-9')
  const row = (name: RegExp) => main.getByRole('row', { name })
  await expect(row(/^Puissance/).getByRole('cell')).toHaveText(['8', '9'])
  await expect(row(/^Puissance/).getByRole('rowheader')).toContainText('valeurs différentes')
  await expect(main.getByRole('columnheader')).toHaveCount(3)
  expect(await findViolations(page)).toEqual([])
  // The names of the columns stay in view above the facts.
  await main
    .getByRole('row')
    .last()
    .evaluate((last) => last.scrollIntoView({ block: 'center' }))
  await expect(main.getByRole('columnheader', { name: 'Lys 9' }).getByRole('link')).toBeInViewport({
    ratio: 1,
  })
  expect(await countSheets(page), 'sheets of paper').toBe(1)

  await tabTo(page, main.getByRole('link', { name: 'Demander un devis' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/contact?produit=ondea-8&produit=lys-9#formulaire')
  await expect(main.getByLabel('Message*')).toHaveValue(/un devis pour :\n– Ondéa 8\n– Lys 9$/)
  await expect(main.getByRole('heading', { name: 'Avez-vous un projet en tête?' })).toBeFocused()
  await expect(main.getByRole('button', { name: 'Retirer Ondéa 8' })).toBeInViewport({ ratio: 1 })
  await expect(main.getByRole('button', { name: 'Retirer Lys 9' })).toBeInViewport({ ratio: 1 })
  await page.goBack()
  await expect(main.getByRole('link', { name: 'Demander un devis' })).toBeFocused()
})

test('a product that is gone is not replaced by one with its name in its title', async ({
  page,
  expectedLines,
}) => {
  // The build published no copy of it.
  expectedLines.push(failedResource)
  await open(page, '/comparer?produits=ondea-8,lys')
  const main = page.getByRole('main')
  await expect(main.getByText('L’un des produits demandés n’est plus au catalogue.')).toBeVisible()
  await expect(main.getByRole('columnheader')).toHaveText(['Caractéristique', 'Ondéa 8'])
})
