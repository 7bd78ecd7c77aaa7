const withoutTrailingSlash = (siteUrl: string) => siteUrl.trim().replace(/\/+$/, '')

/** Percent-encoded, without query string, fragment or trailing slash (except the home page's). */
export const canonical = (path: string, siteUrl: string): string => {
  const bare = path.replace(/[?#].*$/s, '').replace(/^\/*|\/*$/g, '')
  return new URL(`${withoutTrailingSlash(siteUrl)}/${bare.replace(/\/{2,}/g, '/')}`).href
}
