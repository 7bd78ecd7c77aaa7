import type { Header } from './headers.ts'

/** A page that moved for good; both are paths as they stand in an address, percent-encoded. */
export type Redirect = { from: string; to: string }

/** The input of a host configuration. */
export type HostOptions = {
  headers: readonly Header[]
  redirects: readonly Redirect[]
}

/** A file to write, with its path relative to the output folder. */
export type HostFile = { path: string; text: string }

const decode = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    // A "%" that starts no escape sequence: the path is not encoded.
    return path
  }
}

/** The path as a server compares it: decoded, without a trailing slash. */
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

/** The redirects without duplicates and loops: only the first of each path, and none to the same path. */
export const usefulRedirects = (redirects: readonly Redirect[]): Redirect[] => {
  const byFrom = new Map<string, Redirect>()
  for (const redirect of redirects) {
    const from = decodedPath(redirect.from)
    if (!byFrom.has(from) && from !== decodedPath(redirect.to)) byFrom.set(from, redirect)
  }
  return [...byFrom.values()]
}
