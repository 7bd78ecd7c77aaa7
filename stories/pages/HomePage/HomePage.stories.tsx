import { expect, waitFor, within } from 'storybook/test'
import { inForcedColours, onPhone, withReducedMotion } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { HomePage } from '../../../src/pages/HomePage/HomePage'
import { firmHandlers } from '../../../src/mocks/handlers/firm'
import { site } from '../../../src/site/identity'
import { paths } from '../../../src/site/paths'
import { common } from '../../../src/site/texts/common'
import { homeTexts } from '../../../src/site/texts/home'
import { layoutTexts } from '../../../src/site/texts/layout'
import { mapTexts } from '../../../src/site/texts/map'
import { defaultShop } from '../../../src/site/shop'
import { inWholePage } from '../../support/wholePage'

const meta = preview.meta({
  title: 'Pages/Home',
  component: HomePage,
  decorators: [inWholePage],
  parameters: { address: '/' },
})

/** With a backend that says nothing of the firm; no request to any other site. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(document.title).toBe(`${site.name} – ${site.tagline}`)
    await expect(canvas.getByRole('link', { name: common.contactUs })).toHaveAttribute('href', paths.contact)
    await expect(canvas.getByRole('link', { name: homeTexts.hero.facebook })).toHaveAttribute(
      'href',
      defaultShop.social.facebook,
    )
    await expect(canvas.getByRole('list', { name: homeTexts.partners.logos }).children).toHaveLength(24)
    await expect(canvas.getByRole('button', { name: mapTexts.showInteractive })).toBeVisible()
    await expect(canvasElement.querySelector('iframe')).toBeNull()
    await expect(await canvas.findByRole('link', { name: layoutTexts.stoveDown })).toHaveAttribute(
      'href',
      paths.servicesOf('sav'),
    )
  },
})

/** Out of season it leads to maintenance, not to repairs. */
export const Summer = meta.story({
  parameters: { clock: '2026-05-01T10:00:00+02:00' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: homeTexts.beforeWinter })).toHaveAttribute(
      'href',
      paths.servicesOf('entretien'),
    )
    await expect(canvas.queryByRole('link', { name: layoutTexts.stoveDown })).toBeNull()
  },
})

/** With the owner's texts, hours and partners from the backend. */
export const FilledIn = meta.story({
  beforeEach({ msw }) {
    msw.use(...firmHandlers.filled)
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Trois générations au coin du feu/)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'De Limoux à Quillan' })).toBeVisible()
    const partners = await canvas.findByRole('list', { name: homeTexts.partners.logos })
    await waitFor(() => expect(partners.children).toHaveLength(4))
    await expect(within(partners).getByRole('link', { name: 'Alphéa' })).toHaveAttribute(
      'href',
      'https://example.com/',
    )
  },
})

export const Phone = meta.story({ ...onPhone })

/** Logos and the current page's link stay recognisable. */
export const ForcedColours = meta.story({ ...inForcedColours })

/** Nothing moves: the banner of partners stands still. */
export const ReducedMotion = meta.story({ ...withReducedMotion })
