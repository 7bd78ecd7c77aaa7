import { decodePart } from '../../values/decodePart.ts'
import type { Header } from './headers.ts'

/** Percent-encoded paths. */
export type Redirect = { from: string; to: string }

export type HostOptions = {
  headers: readonly Header[]
  redirects: readonly Redirect[]
}

export type HostFile = { path: string; text: string }

/** As a server compares it: decoded, without a trailing slash. */
export const decodedPath = (path: string): string => decodePart(path).replace(/(.)\/+$/, '$1')

const punctuation = /[$'"()*:;{}\\^`|<>[\] ]/g

const hexEncode = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`

/** As any configuration can hold it; an encoded slash stays encoded. */
export const encodedPath = (path: string): string =>
  path
    .replace(/(.)\/+$/, '$1')
    .split('/')
    .map((segment) => encodeURIComponent(decodePart(segment)).replace(punctuation, hexEncode))
    .join('/')

// nginx refuses a parameter of 4,096 bytes; as a key of its map, a path is up to three times as long.
const MAX_PATH_LENGTH = 1_000

const isTooLong = ({ from, to }: Redirect) =>
  [from, to].some((path) => encodedPath(path).length > MAX_PATH_LENGTH)

/** The first of each path, without those to the same path or too long for nginx. */
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

const SHOWN_LENGTH = 100

const shortened = (path: string) => (path.length > SHOWN_LENGTH ? `${path.slice(0, SHOWN_LENGTH)}…` : path)

export const redirectProblems = (redirects: readonly Redirect[]): string[] =>
  redirects
    .filter(isTooLong)
    .map(
      ({ from, to }) =>
        `${shortened(from)} does not redirect to ${shortened(to)}: a path exceeds ${MAX_PATH_LENGTH} characters.`,
    )
