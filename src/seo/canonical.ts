/** Removes the trailing slash of the site's URL. */
const withoutTrailingSlash = (siteUrl: string) => siteUrl.trim().replace(/\/+$/, '')

/**
 * The canonical URL of a page: without query string, fragment or trailing slash (except the home page's),
 * percent-encoded.
 * @param path within the site: "/products/lauze-8?min=8"
 * @param siteUrl scheme and host, with a folder if the site is in one.
 */
export const canonical = (path: string, siteUrl: string): string => {
  const bare = path.replace(/[?#].*$/s, '').replace(/^\/*|\/*$/g, '')
  return new URL(`${withoutTrailingSlash(siteUrl)}/${bare.replace(/\/{2,}/g, '/')}`).href
}
