import { expect } from 'storybook/test'
import { shownByPage } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { seedCategories } from '../../../src/mocks/fixtures/categories'
import { SiteMapView, type SiteMapState } from '../../../src/pages/SiteMapPage/SiteMapView'
import { toSiteMap } from '../../../src/pages/SiteMapPage/siteMap'
import { siteMapTexts as texts } from '../../../src/site/texts/siteMap'
import { expectAnnounced } from '../../support/announcements'
import { someArticles, someServices, withPlainSpaces } from '../../support/samples'

const sections = toSiteMap({
  categories: seedCategories().map(({ id, name }) => ({ id: String(id), name: name ?? '' })),
  services: someServices(12),
  articles: someArticles(30),
})

/** The site map in each of its states; the pages of the site are always there. */
const meta = preview.meta({
  title: 'Views/Site map',
  component: SiteMapView,
  args: { state: { status: 'ready', sections } as SiteMapState },
})

export const Ready = meta.story({
  ...shownByPage,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      texts.pages,
      'Services',
      'Produits',
      'Actualités',
    ])
    await expect(canvas.getByRole('link', { name: 'Ramonage et certificat' })).toHaveAttribute(
      'href',
      '/services/entretien/ramonage-et-certificat',
    )
    await expect(canvas.getByRole('link', { name: 'Poêles à granulés' })).toHaveAttribute(
      'href',
      '/products?categorie=poeles+a+granules',
    )
  },
})

export const Loading = meta.story({
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expectAnnounced(texts.loading)
    await expect(canvas.getByRole('link', { name: 'Mentions légales' })).toBeVisible()
  },
})

export const Unavailable = meta.story({
  args: { state: { status: 'error' } },
  play: async ({ canvas }) => {
    await expectAnnounced(withPlainSpaces(texts.unavailable))
    await expect(canvas.getByRole('link', { name: 'Mentions légales' })).toBeVisible()
  },
})
