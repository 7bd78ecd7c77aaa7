import type { Header } from './headers.ts'

/** A page that moved for good; both are paths as they stand in an address, percent-encoded. */
export type Redirect = { from: string; to: string }

/** What a host configuration is made of. */
export type HostOptions = {
  headers: readonly Header[]
  redirects: readonly Redirect[]
}

/** A file to write; its path starts at the folder of configurations. */
export type HostFile = { path: string; text: string }

const decode = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    // A lone "%": the address is not encoded.
    return path
  }
}

/** The path as a server compares it: decoded, without a slash at its end. */
export const decodedPath = (path: string): string => decode(path).replace(/(.)\/+$/, '$1')

const punctuation = /[$'"()*:;{}\\^`|<>[\] ]/g

const hexEncode = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`

/**
 * The path as any configuration can hold it: no sign of its syntax, nothing but ASCII. An encoded slash stays encoded.
 */
export const encodedPath = (path: string): string =>
  path
    .replace(/(.)\/+$/, '$1')
    .split('/')
    .map((segment) => encodeURIComponent(decode(segment)).replace(punctuation, hexEncode))
    .join('/')

/** The redirects worth writing: the first of each address, and none to itself. */
export const usefulRedirects = (redirects: readonly Redirect[]): Redirect[] => {
  const byFrom = new Map<string, Redirect>()
  for (const redirect of redirects) {
    const from = decodedPath(redirect.from)
    if (!byFrom.has(from) && from !== decodedPath(redirect.to)) byFrom.set(from, redirect)
  }
  return [...byFrom.values()]
}
