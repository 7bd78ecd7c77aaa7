// What the shop announces under the header of every page.
import { checkDayScript } from '../src/components/foundation/NoticeText/checkDay'
import { addDays } from '../src/site/days'
import { timeAtShop } from '../src/site/timeAtShop'
import { changeAnswers, changeVersion } from './requests'
import { api, builtAt, HOUR } from './site'
import { expect, test } from './test'
import { untilHydrated } from './visitor'

test('a closure entered since the build is announced from a week before, in an open tab', async ({
  page,
}) => {
  const now = builtAt + HOUR
  const day = addDays(timeAtShop(new Date(now)).date, 8)
  const closures = JSON.stringify([{ id: 1, from: day, to: day }])
  await page.clock.install({ time: now })
  await changeVersion(page)
  await changeAnswers(page, `${api}/shop**`, (body) =>
    body.replace('"closures":[]', `"closures":${closures}`),
  )
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

test('the script beside a notice shows it on its days only, before hydration', async ({ page }) => {
  const { date: today } = timeAtShop(new Date())
  const isShown = async (from: string, until: string) => {
    await page.setContent(
      `<p data-from="${from}" data-until="${until}">Avis</p><script>${checkDayScript()}</script>`,
    )
    return page.getByText('Avis').isVisible()
  }
  expect(await isShown(today, today)).toBe(true)
  expect(await isShown(addDays(today, -9), addDays(today, 9))).toBe(true)
  expect(await isShown(addDays(today, -9), addDays(today, -2))).toBe(false)
  expect(await isShown(addDays(today, 2), addDays(today, 9))).toBe(false)
})
