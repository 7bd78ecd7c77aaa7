import { decodePart } from '../../values/decodePart.ts'
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

/** The path as a server compares it: decoded, without a trailing slash. */
export const decodedPath = (path: string): string => decodePart(path).replace(/(.)\/+$/, '$1')

const punctuation = /[$'"()*:;{}\\^`|<>[\] ]/g

const hexEncode = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`

/**
 * The path as any configuration can hold it: no sign of its syntax, nothing but ASCII. An encoded slash stays encoded.
 */
export const encodedPath = (path: string): string =>
  path
    .replace(/(.)\/+$/, '$1')
    .split('/')
    .map((segment) => encodeURIComponent(decodePart(segment)).replace(punctuation, hexEncode))
    .join('/')

/**
 * Characters of a percent-encoded path. nginx refuses a parameter of 4,096 bytes; as a key of its map, where signs are
 * escaped, a path is up to three times as long.
 */
const MAX_PATH_LENGTH = 1_000

const isTooLong = ({ from, to }: Redirect) =>
  [from, to].some((path) => encodedPath(path).length > MAX_PATH_LENGTH)

/**
 * The redirects that every host is given: only the first of each path, none to the same path, none with a path that
 * nginx cannot hold.
 */
export const usefulRedirects = (redirects: readonly Redirect[]): Redirect[] => {
  const byFrom = new Map<string, Redirect>()
  for (const redirect of redirects) {
    const from = decodedPath(redirect.from)
    if (!byFrom.has(from) && from !== decodedPath(redirect.to) && !isTooLong(redirect)) {
      byFrom.set(from, redirect)
    }
  }
  return [...byFrom.values()]
}

/** Characters of a path that a message shows. */
const SHOWN_LENGTH = 100

const shortened = (path: string) => (path.length > SHOWN_LENGTH ? `${path.slice(0, SHOWN_LENGTH)}…` : path)

/** One sentence for each redirect that is left out. */
export const redirectProblems = (redirects: readonly Redirect[]): string[] =>
  redirects
    .filter(isTooLong)
    .map(
      ({ from, to }) =>
        `${shortened(from)} does not redirect to ${shortened(to)}: a path exceeds ${MAX_PATH_LENGTH} characters.`,
    )
