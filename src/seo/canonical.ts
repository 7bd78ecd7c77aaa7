/** Percent-encoded. @param siteUrl without a slash at its end. */
export const canonical = (path: string, siteUrl: string): string => new URL(`${siteUrl}${path}`).href
