/** Attributes have values: “a<b et c>d” is no tag. */
const TAG = /<\/?([a-z][\w:]*)(?:\s+[\w:-]+=(?:"[^"]*"|'[^']*'|[^\s<>"']+))*\s*\/?>/gi
/** Within a word; any other separates words. */
const INLINE = /^(?:a|abbr|b|code|em|font|i|mark|s|small|span|strong|su[bp]|u)$/i

const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  rsquo: '’',
  nbsp: '\u00A0',
}

const withoutTags = (text: string) => {
  const words = text.replace(TAG, (_tag, name: string) => (INLINE.test(name) ? '' : ' '))
  if (words === text) return text
  return words
    .replace(/[ \n\r\t]+/g, ' ')
    .replace(/ (?=[,.])/g, '')
    .trim()
}

/** One line of plain text from what an editor of rich text wrote; other texts are not changed. */
export const withoutHtml = (text: string): string =>
  withoutTags(text).replace(/&(#?\w+);/g, (entity, name: string) => characters[name] ?? entity)
