import type { Page } from '@playwright/test'
import { differentPixels } from '../../scripts/checks/differentPixels'
import { open, slowDownTransitions, untilAnimationsEnd } from '../site'
import { expect, test } from '../test'

const footerLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' })

/** Pauses the animations of the page transition 1 ms before their end. */
const pauseBeforeEnd = (page: Page) =>
  page.waitForFunction(
    () => {
      const animations = document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            effect instanceof KeyframeEffect &&
            effect.pseudoElement?.startsWith('::view-transition') &&
            playState === 'running',
        )
      for (const animation of animations) {
        animation.pause()
        animation.currentTime = Number(animation.effect?.getComputedTiming().endTime) - 1
      }
      return animations.length > 0
    },
    null,
    { polling: 'raf' },
  )

const resumeAnimations = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.play()
  })

test('the page transition ends without a jump: the last frame is the new page', async ({ page }) => {
  await open(page, '/legalnotice')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // By keyboard, because the custom cursor would move with the mouse.
  await page.getByRole('banner').getByRole('link', { name: 'Actualités' }).press('Enter')
  await expect(page.getByRole('article').first()).toBeVisible()
  // Only the next transition is to be paused.
  await untilAnimationsEnd(page)
  await slowDownTransitions(page)
  const paused = pauseBeforeEnd(page)
  await footerLink(page).press('Enter')
  await paused
  // Other animations, like a link's underline, have ended.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
  const beforeEnd = await page.screenshot()
  await resumeAnimations(page)
  await untilAnimationsEnd(page)
  const afterEnd = await page.screenshot()
  expect(await differentPixels(beforeEnd, afterEnd)).toBeLessThan(100)
})

test('the picture of a product moves from its card to its page', async ({ page }) => {
  await open(page, '/products')
  await slowDownTransitions(page)
  const moving = page.waitForFunction(() =>
    document
      .getAnimations()
      .some(
        ({ effect }) =>
          effect instanceof KeyframeEffect &&
          effect.pseudoElement?.startsWith('::view-transition-group(product-'),
      ),
  )
  await page.getByRole('article').first().getByRole('link').press('Enter')
  await moving
})
