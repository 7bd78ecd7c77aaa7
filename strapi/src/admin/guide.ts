import { Book } from '@strapi/icons'

export const guideUrl = () => new URL('/guide', window.location.origin).href

export const GUIDE_TITLE = 'Mode d’emploi'

/** In a tab of its own, so that nothing typed is lost. */
export const guideLink = () => ({
  to: guideUrl(),
  target: '_blank',
  icon: Book,
  intlLabel: { id: 'guide.title', defaultMessage: GUIDE_TITLE },
  permissions: [],
  position: 8,
})

export const guideTitles = { 'guide.title': GUIDE_TITLE }
