/** Limits for messages from the contact form (specification, 5 and 9). */
export const contactSettings = {
  /** Minimum time between two messages, ms. */
  throttleMs: 10_000,
  /** Timeout of a request, ms. */
  timeoutMs: 20_000,
  /** Checks of the EmailJS client. All disabled: the site has its own honeypot field and throttle. */
  client: {
    /** Rejects automated browsers with 451. */
    blockHeadless: false,
    /** Rejects a message whose `watchVariable` is in `list` with 403. */
    blockList: { list: [] as string[], watchVariable: 'from_email' },
    /** Rejects a second message within `throttle` ms with 429; 0 disables it. */
    limitRate: { id: 'contact', throttle: 0 },
  },
}

/** Key of the form's draft in the session storage. */
export const CONTACT_DRAFT_KEY = 'contact_draft'

/** Key of what another page has written in that draft. */
export const CONTACT_QUOTE_KEY = 'contact_quote'

export type EmailClientSettings = typeof contactSettings.client
