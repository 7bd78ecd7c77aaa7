import { expect, waitFor } from 'storybook/test'
import { behaviour } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { expectConsole, missingConsoleLines } from '../../../src/testing/consoleGuard'
import { buildService } from '../../../src/mocks/fixtures/services'
import { iconsHandlers } from '../../../src/mocks/handlers/icons'
import { servicesHandlers } from '../../../src/mocks/handlers/services'
import { ServicePage } from '../../../src/pages/ServicePage/ServicePage'
import { inWholePage } from '../../support/wholePage'

/** A service with `icon: "mdi:fire"`; the drawing comes from the public icon service. */
const withIcon = servicesHandlers.of([
  buildService({ title: 'Entretien', slug: 'entretien', icon: 'mdi:fire' }),
])

const meta = preview.meta({
  title: 'Pages/Service/Icon',
  component: ServicePage,
  decorators: [inWholePage],
  parameters: { address: '/services/entretien/entretien' },
  beforeEach({ msw }) {
    msw.use(withIcon)
  },
})

const icons = (page: HTMLElement) => page.querySelectorAll('a[href^="/services"] svg path')
const isRequested = () => performance.getEntriesByName(ADDRESS).length > 0
const ADDRESS = 'https://api.iconify.design/mdi.json?icons=fire'

/** No third party is called before the first click; then the icon is fetched and cached for a week. */
export const NotFetchedYet = meta.story()

NotFetchedYet.test(
  'fetches the icon after the first click',
  behaviour,
  async ({ canvas, canvasElement, userEvent }) => {
    performance.clearResourceTimings()
    const title = await canvas.findByRole('heading', { level: 1, name: 'Entretien' })
    await new Promise((resolve) => setTimeout(resolve, 300))
    await expect(isRequested()).toBe(false)
    await expect(localStorage.getItem('icon:mdi:fire')).toBeNull()
    await userEvent.click(title)
    await waitFor(() => expect(localStorage.getItem('icon:mdi:fire')).toContain('<path'))
    await waitFor(() => expect(icons(canvasElement).length).toBeGreaterThan(0))
    await expect(isRequested()).toBe(true)
  },
)

// The icon service does not respond: the page is shown without the icon, and the failure is logged.
NotFetchedYet.test(
  'shows no icon when the service cannot be reached',
  {
    ...behaviour,
    beforeEach({ msw }) {
      msw.use(iconsHandlers.unreachable)
    },
  },
  async ({ canvas, canvasElement, userEvent }) => {
    expectConsole(/icon “mdi:fire” cannot be drawn/)
    await userEvent.click(await canvas.findByRole('heading', { level: 1, name: 'Entretien' }))
    await waitFor(() => expect(missingConsoleLines()).toEqual([]))
    await expect(canvasElement.querySelector('a[href^="/services"] svg')).toBeNull()
  },
)

/** Cached less than a week ago: shown at once, without a request. */
export const FromStorage = meta.story({
  beforeEach({ msw }) {
    msw.use(iconsHandlers.down)
    const drawing = { body: '<circle cx="12" cy="12" r="9" fill="currentColor"/>', viewBox: '0 0 24 24' }
    localStorage.setItem('icon:mdi:fire', JSON.stringify({ savedAt: Date.now(), drawing }))
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('a svg circle')).toBeVisible())
  },
})
