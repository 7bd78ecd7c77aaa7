import { http, HttpResponse } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { setPublishedFolder } from '../../../src/cms/cache/published'
import { SiteMapPage } from '../../../src/pages/SiteMapPage/SiteMapPage'
import { toSiteMap } from '../../../src/pages/SiteMapPage/siteMap'
import { siteMapTexts as texts } from '../../../src/site/texts/siteMap'
import { expectConsole } from '../../../src/testing/consoleGuard'
import { onPhone } from '../../../.storybook/modes'
import { someArticles, someServices } from '../../support/samples'
import { inWholePage } from '../../support/wholePage'

const sections = toSiteMap({
  categories: [{ id: '1', name: 'Poêles à bois' }],
  services: someServices(12),
  articles: someArticles(30),
})

/** The site map reads what the build published. */
const meta = preview.meta({
  title: 'Pages/Site map',
  component: SiteMapPage,
  decorators: [inWholePage],
  parameters: { address: '/plan-du-site' },
  beforeEach({ msw }) {
    setPublishedFolder('/data/story')
    msw.use(http.get('/data/story/site-map.json', () => HttpResponse.json(sections)))
    return () => setPublishedFolder(null)
  },
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ramonage et certificat' })).toBeVisible()
    await waitFor(() => expect(document.title).toBe('Plan du site | Braise & Brise'))
  },
})

export const OnPhone = meta.story({ ...onPhone })

/** Built without content: only the pages of the site itself. */
export const NotPublished = meta.story({
  beforeEach() {
    setPublishedFolder(null)
    expectConsole(/Reading the site map failed/)
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.unavailable)).toBeVisible()
    const main = within(canvas.getByRole('main'))
    await expect(main.getByRole('link', { name: 'Accessibilité' })).toBeVisible()
  },
})
