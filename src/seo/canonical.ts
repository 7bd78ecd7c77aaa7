/** A site's address without the slash that may end it. */
const withoutEndSlash = (siteUrl: string) => siteUrl.trim().replace(/\/+$/, '')

/**
 * The one absolute address of a page: no query string, no fragment, no slash at its end but the home page's own,
 * whatever is not ASCII percent-encoded.
 * @param path "/products/lauze-8?min=8"
 * @param siteUrl Scheme and host, with a folder when the site lives in one.
 */
export const canonical = (path: string, siteUrl: string): string => {
  const bare = path.replace(/[?#].*$/s, '').replace(/^\/*|\/*$/g, '')
  return new URL(`${withoutEndSlash(siteUrl)}/${bare.replace(/\/{2,}/g, '/')}`).href
}
