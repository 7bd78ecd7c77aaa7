// What the shop announces under the header of every page.
import { addDays } from '../src/site/days'
import { timeAtShop } from '../src/site/timeAtShop'
import { HOUR, builtAt, untilHydrated } from './built/site'
import { api, expect, test } from './test'

test('a closure entered since the build is announced from a week before, in an open tab', async ({
  page,
}) => {
  const now = builtAt + HOUR
  const day = addDays(timeAtShop(new Date(now)).date, 8)
  const closures = JSON.stringify([{ id: 1, from: day, to: day }])
  await page.clock.install({ time: now })
  await page.route(`${api}/shop**`, async (route) => {
    const response = await route.fetch({ maxRetries: 2 })
    const body = (await response.text()).replace('"closures":[]', `"closures":${closures}`)
    await route.fulfill({ response, body })
  })
  await page.goto('/contact')
  await untilHydrated(page)
  const line = page.getByRole('banner').getByText(/^Fermé le /)
  await expect(line).toBeAttached()
  await expect(line).toBeHidden()
  // At most two days later in Limoux.
  await page.clock.fastForward(30 * HOUR)
  await expect(line).toBeVisible()
  await expect(page.getByRole('main').getByText(/^Fermé le /)).toBeVisible()
  await page.clock.fastForward(9 * 24 * HOUR)
  await expect(line).not.toBeAttached()
})
