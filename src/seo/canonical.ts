/** Drops the slash at the end of the site's address. */
const withoutEndSlash = (siteUrl: string) => siteUrl.trim().replace(/\/+$/, '')

/**
 * The one absolute address of a page: without query string, fragment or slash at its end (except the home page's),
 * percent-encoded.
 * @param path within the site: "/products/lauze-8?min=8"
 * @param siteUrl Scheme and host, with a folder when the site lives in one.
 */
export const canonical = (path: string, siteUrl: string): string => {
  const bare = path.replace(/[?#].*$/s, '').replace(/^\/*|\/*$/g, '')
  return new URL(`${withoutEndSlash(siteUrl)}/${bare.replace(/\/{2,}/g, '/')}`).href
}
