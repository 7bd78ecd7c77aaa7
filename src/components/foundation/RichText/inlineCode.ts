/**
 * A whole tag, with its name, as HTML reads it: spaces, slashes, attributes. It never fails once begun, since each sign
 * has its place and the end may be missing: no text makes it read the same signs again and again.
 */
export const TAG =
  /<\/?([a-z][^\s/>]*)(?:[\s/]+|[^\s/>][^\s/>=]*(?:\s*=\s*(?:"[^"]*"?|'[^']*'?|[^\s>"'][^\s>]*)?)?)*>?/gi
const INLINE_CODE = /[\s/](?:style|on[a-z]+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+)/gi

/** Removes the elements of one name with their text; only those that are closed, and none inside another. */
export const withoutElements = (html: string, name: 'script' | 'style'): string => {
  const parts = html.split(new RegExp(`</${name}\\s*>`, 'i'))
  const rest = parts.pop() ?? ''
  const start = new RegExp(`<${name}\\b[^]*`, 'i')
  return [...parts.map((part) => part.replace(start, '')), rest].join('')
}

/**
 * Removes inline styles and handlers. The sanitiser would too, but only after parsing them, which logs a violation of
 * the page's policy.
 */
export const withoutInlineCode = (html: string): string =>
  withoutElements(html, 'style').replace(TAG, (tag) => tag.replace(INLINE_CODE, ' '))
