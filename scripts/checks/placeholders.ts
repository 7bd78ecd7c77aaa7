import { TO_COMPLETE } from '../../src/site/identity.ts'

export type Placeholder = {
  /** For example `shop.defaultShop.address.street`. */
  path: string
  value: string
}

const socialNetworks = new Set(['www.facebook.com', 'www.linkedin.com', 'facebook.com', 'linkedin.com'])

const isBareSocialAddress = (text: string) =>
  URL.canParse(text) && socialNetworks.has(new URL(text).hostname) && new URL(text).pathname === '/'

const isExampleAddress = (text: string) =>
  URL.canParse(text) && /(^|\.)example\.(fr|com|org|net)$/.test(new URL(text).hostname)

/** Invented values that look real. */
const invented: Readonly<Record<string, string>> = {
  'identity.site.name': 'Braise & Brise',
  'identity.site.coordinates': '{"latitude":43.0533,"longitude":2.2189}',
  // All makers are invented; the first is enough to say so.
  'partners.defaultPartners.0.name': 'Focalis',
}

const isPlaceholder = (path: string, text: string) =>
  text.includes(TO_COMPLETE) || isBareSocialAddress(text) || isExampleAddress(text) || invented[path] === text

export const findPlaceholders = (value: unknown, path: string): Placeholder[] => {
  if (typeof value === 'string') return isPlaceholder(path, value) ? [{ path, value }] : []
  if (typeof value !== 'object' || value === null) return []
  const whole = JSON.stringify(value)
  if (invented[path] === whole) return [{ path, value: whole }]
  return Object.entries(value).flatMap(([name, part]) =>
    findPlaceholders(part, path ? `${path}.${name}` : name),
  )
}
