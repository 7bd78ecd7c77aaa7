import { expect } from 'storybook/test'
import { onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { HomeView } from '../../../src/pages/HomePage/HomeView'
import { site } from '../../../src/site/identity'
import { defaultPartners } from '../../../src/site/partners'
import { defaultShop } from '../../../src/site/shop'
import { defaultHomeTexts, homeTexts } from '../../../src/site/texts/home'
import { layoutTexts } from '../../../src/site/texts/layout'
import { proofOf, staticMap } from '../../support/samples'

/** The home page with the static map. */
const meta = preview.meta({
  title: 'Views/Home',
  component: HomeView,
  args: {
    shop: defaultShop,
    opening: null,
    isHeatingSeason: null,
    texts: defaultHomeTexts,
    partners: defaultPartners,
    map: staticMap,
  },
})

export const StaticMap = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: site.name })).toBeVisible()
  },
})

const closed = { isOpen: false, next: { opens: '10:00', date: '2026-11-12', daysAhead: 1 } } as const

export const OnHoliday = meta.story({ args: { opening: { ...closed, today: 'holiday' } } })

/** Out of season a visitor is led to maintenance. */
export const Summer = meta.story({
  args: { isHeatingSeason: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: homeTexts.beforeWinter })).toBeVisible()
  },
})

/** A visitor whose stove has stopped is led to repairs. */
export const HeatingSeason = meta.story({
  args: { isHeatingSeason: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: layoutTexts.stoveDown })).toBeVisible()
  },
})

export const ByAppointment = meta.story({ args: { opening: { ...closed, today: 'appointment' } } })

/** Certifications and reviews that the owner has entered. */
export const WithProof = meta.story({
  args: { shop: { ...defaultShop, proof: proofOf() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Assureur Exemple, contrat 000000')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Lire les avis sur Avis Exemple' })).toBeVisible()
  },
})

export const WithProofOnPhone = WithProof.extend({ ...onPhone })
