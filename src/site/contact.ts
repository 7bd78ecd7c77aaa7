/** Specification, 5 and 9. */
export const contactSettings = {
  throttleMs: 10_000,
  timeoutMs: 20_000,
  /** EmailJS's own checks, all disabled: the site has its own honeypot field and throttle. */
  client: {
    blockHeadless: false,
    blockList: { list: [] as string[], watchVariable: 'from_email' },
    limitRate: { id: 'contact', throttle: 0 },
  },
}

export const CONTACT_DRAFT_KEY = 'contact_draft'

export const CONTACT_QUOTE_KEY = 'contact_quote'

export type EmailClientSettings = typeof contactSettings.client
