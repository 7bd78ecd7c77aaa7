/** Limits of a send from the contact form (specification, 5 and 9). */
export const contactSettings = {
  /** Least time between two sends, ms. */
  throttleMs: 10_000,
  /** A send that takes longer is an error, ms. */
  timeoutMs: 20_000,
  /** Guards of the EmailJS client. All off: the decoy and the throttle above are the site's own. */
  client: {
    /** Refuses automated browsers with 451. */
    blockHeadless: false,
    /** Refuses with 403 a message whose `watchVariable` is one of `list`. */
    blockList: { list: [] as string[], watchVariable: 'from_email' },
    /** Refuses with 429 a second send within `throttle` ms; 0 for none. */
    limitRate: { id: 'contact', throttle: 0 },
  },
}

export type EmailClientSettings = typeof contactSettings.client
