/** Each character has one role and the end may be missing, so no text causes backtracking. */
export const TAG =
  /<\/?([a-z][^\s/>]*)(?:[\s/]+|[^\s/>][^\s/>=]*(?:\s*=\s*(?:"[^"]*"?|'[^']*'?|[^\s>"'][^\s>]*)?)?)*>?/gi
const INLINE_CODE = /[\s/](?:style|on[a-z]+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+)/gi

export const withoutElements = (html: string, name: 'script' | 'style'): string => {
  const parts = html.split(new RegExp(`</${name}\\s*>`, 'i'))
  const rest = parts.pop() ?? ''
  const start = new RegExp(`<${name}\\b[^]*`, 'i')
  return [...parts.map((part) => part.replace(start, '')), rest].join('')
}

/** The sanitiser would too, but parsing them first logs a violation of the content policy. */
export const withoutInlineCode = (html: string): string =>
  withoutElements(html, 'style').replace(TAG, (tag) => tag.replace(INLINE_CODE, ' '))
