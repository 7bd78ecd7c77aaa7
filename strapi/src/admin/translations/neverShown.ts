// What nobody meets in this administration, so that it needs no French. Only the test of the translations reads this.

export const hiddenPlugins = ['content-releases', 'review-workflows', 'content-type-builder']

/** Beginnings of the keys of the other plugins. */
export const neverShown = [
  // Paid features, which `promoteEE: false` in config/admin.js hides.
  'Settings.page.',
  'Settings.permissions.auditLogs.',
  'Settings.sso.',
  'Settings.content-history.',
  'Settings.application.ai-usage',
  'Settings.application.admin-seats',
  'Settings.application.ee.',
  'notification.ee.',
  'app.components.FreeTrial',
  'app.components.UpsellBanner',
  'app.components.LeftMenu.trialCountdown',
  // Strapi's cloud, its marketplace, its surveys and its tours, which `tutorials: false` in app.ts hides.
  'HomePage.widget.deploy-now.',
  'widget.deploy-now.',
  'admin.pages.MarketPlacePage.',
  'app.components.BlockLink.',
  'app.components.GuidedTour.',
  'app.components.HomePage.',
  'app.components.MarketplaceBanner',
  'app.components.NpsSurvey.',
  'app.components.Onboarding.',
  'tours.',
  // An example of an address.
  'http://',
]
