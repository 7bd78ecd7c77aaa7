import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { HomeView } from '../../../src/pages/HomePage/HomeView'
import { site } from '../../../src/site/identity'
import { defaultPartners } from '../../../src/site/partners'
import { defaultShop } from '../../../src/site/shop'
import { defaultHomeTexts } from '../../../src/site/texts/home'
import { staticMap } from '../../support/samples'

/** The home page with the static map. */
const meta = preview.meta({
  title: 'Views/Home',
  component: HomeView,
  args: {
    shop: defaultShop,
    opening: null,
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

export const ByAppointment = meta.story({ args: { opening: { ...closed, today: 'appointment' } } })
