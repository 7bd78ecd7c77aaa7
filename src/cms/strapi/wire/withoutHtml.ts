const INLINE = 'a|abbr|b|code|em|i|mark|s|small|span|strong|sub|sup|u'
const BLOCK = 'blockquote|br|div|h[1-6]|hr|li|ol|p|pre|section|table|tbody|td|th|thead|tr|ul'

/** Attributes have values: “a<b et c>d” is no tag. */
const tags = (names: string) =>
  new RegExp(`</?(?:${names})(?:\\s+[\\w-]+=(?:"[^"]*"|'[^']*'|[^\\s<>"']+))*\\s*/?>`, 'gi')
const INLINE_TAGS = tags(INLINE)
const BLOCK_TAGS = tags(BLOCK)

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
  const words = text.replace(INLINE_TAGS, '').replace(BLOCK_TAGS, ' ')
  if (words === text) return text
  return words
    .replace(/[ \n\r\t]+/g, ' ')
    .replace(/ (?=[,.])/g, '')
    .trim()
}

/** One line of plain text from what an editor of rich text wrote; other texts are not changed. */
export const withoutHtml = (text: string): string =>
  withoutTags(text).replace(/&(#?\w+);/g, (entity, name: string) => characters[name] ?? entity)
