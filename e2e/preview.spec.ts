// The page that shows the owner a draft. The companion's own tests cover the token.
import { examples } from './pages'
import { recordRequests } from './requests'
import { api, cmsOrigin } from './site'
import { expect, test } from './test'

const draft = { id: 1, documentId: 'a', title: 'Poêle à venir', brand: 'Granéo', power_kw: 8 }

test('a draft is shown with its token, which no address of a request contains', async ({ page }) => {
  const { urls } = recordRequests(page)
  await page.route(`${api}/preview`, async (route) => {
    const isAllowed = (await route.request().headerValue('Authorization')) === 'Bearer jeton'
    const headers = { 'Access-Control-Allow-Origin': '*' }
    const json = { data: draft, meta: { uid: 'api::product.product' } }
    await route.fulfill(isAllowed ? { json, headers } : { status: 401, headers, json: {} })
  })
  const response = await page.goto('/apercu#jeton')
  await expect(page.getByRole('heading', { level: 1, name: 'Poêle à venir' })).toBeVisible()
  await expect(page).toHaveTitle(examples.preview.title)
  await expect(page.getByText('Aperçu', { exact: false }).last()).toBeVisible()
  expect(response?.status()).toBe(200)
  expect(urls.filter(({ href }) => href.includes('jeton'))).toEqual([])
  const html = (await response?.text()) ?? ''
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(response?.headers()['content-security-policy']).toContain(`frame-ancestors ${cmsOrigin}`)
})
