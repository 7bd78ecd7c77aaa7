import type { Page } from '@playwright/test'
import { difference } from '../../scripts/lib/visual/compare'
import { open } from '../site'
import { expect, test } from '../visit'

const footerLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' })

/** A busy machine may draw no frame in the time that a transition takes. */
const slowTransitionsDown = (page: Page) =>
  page.evaluate(() => {
    const slow = new CSSStyleSheet()
    slow.replaceSync(
      '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation-duration: 30s !important }',
    )
    document.adoptedStyleSheets.push(slow)
  })

/** Stops the animations of the transition from page to page shortly before their end. */
const holdBeforeEnd = (page: Page) =>
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

const untilStill = (page: Page) => page.waitForFunction(() => document.getAnimations().length === 0)

const letGo = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.play()
  })

test('pages cross-fade wholly: at the end the header is there and the old page is gone', async ({ page }) => {
  await open(page, '/legalnotice')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // By keyboard: the pointer that follows the mouse has motions of its own.
  await page.getByRole('banner').getByRole('link', { name: 'Actualités' }).press('Enter')
  await expect(page.getByRole('article').first()).toBeVisible()
  // The transition to this page is not the one to hold.
  await untilStill(page)
  await slowTransitionsDown(page)
  const held = holdBeforeEnd(page)
  await footerLink(page).press('Enter')
  await held
  // What else moves, as the line under a link does, comes to its end.
  await page.waitForTimeout(600)
  const nearlyThere = await page.screenshot()
  await letGo(page)
  await untilStill(page)
  const there = await page.screenshot()
  const { change } = await difference(nearlyThere, there)
  expect(change.pixels).toBeLessThan(100)
})
