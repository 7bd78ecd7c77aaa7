import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview'
import { expectConsole } from '../../src/testing/consoleGuard'
import { buildService } from '../../src/mocks/fixtures/services'
import { iconsHandlers } from '../../src/mocks/handlers/icons'
import { servicesHandlers } from '../../src/mocks/handlers/services'
import { ServicePage } from '../../src/pages/ServicePage/ServicePage'

/** The service `icon: "mdi:fire"` of the backend; the icon itself is another firm's to give. */
const withIcon = servicesHandlers.of([
  buildService({ title: 'Entretien', slug: 'entretien', icon: 'mdi:fire' }),
])

const meta = preview.meta({
  title: 'Pages/Service icon',
  component: ServicePage,
  parameters: { address: '/services/entretien/entretien' },
  beforeEach({ msw }) {
    msw.use(withIcon)
  },
})

const icons = (page: HTMLElement) => page.querySelectorAll('a[href^="/services"] svg path')
const isAsked = () => performance.getEntriesByName(ADDRESS).length > 0
const ADDRESS = 'https://api.iconify.design/mdi.json?icons=fire'

/** Nobody else hears of the visitor before the first click; then the icon comes and is kept for a week. */
export const FetchedAfterFirstClick = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    performance.clearResourceTimings()
    const title = await canvas.findByRole('heading', { level: 1, name: 'Entretien' })
    await new Promise((resolve) => setTimeout(resolve, 300))
    await expect(isAsked()).toBe(false)
    await expect(localStorage.getItem('icon:mdi:fire')).toBeNull()
    await userEvent.click(title)
    await waitFor(() => expect(localStorage.getItem('icon:mdi:fire')).toContain('<path'))
    await waitFor(() => expect(icons(canvasElement).length).toBeGreaterThan(0))
    await expect(isAsked()).toBe(true)
  },
})

/** A visitor who came this week: shown at once, and nobody is asked. */
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

/** No network for it: the page lacks nothing, and only the log says so. */
export const Unreachable = meta.story({
  beforeEach({ msw }) {
    msw.use(iconsHandlers.unreachable)
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    expectConsole(/icon “mdi:fire” cannot be drawn/)
    await userEvent.click(await canvas.findByRole('heading', { level: 1, name: 'Entretien' }))
    await new Promise((resolve) => setTimeout(resolve, 300))
    await expect(canvasElement.querySelector('a[href^="/services"] svg')).toBeNull()
  },
})
