/** Attributes have values: “a<b et c>d” is no tag. */
const TAG = /<\/?([a-z][\w:]*)(?:\s+[\w:-]+=(?:"[^"]*"|'[^']*'|[^\s<>"']+))*\s*\/?>/gi
/** Within a word; any other separates words. */
const INLINE = /^(?:a|abbr|b|code|em|font|i|mark|s|small|span|strong|su[bp]|u)$/i

const END_OF_COMMENT = '-->'

const characters = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['#39', "'"],
  ['rsquo', '’'],
  ['nbsp', '\u00A0'],
  // A letter, but no text of the site.
  ['oelig', String.fromCharCode(0x153)],
  ['euro', '€'],
])

/** After the letter: “&eacute;”. */
const accents = new Map([
  ['acute', '\u0301'],
  ['grave', '\u0300'],
  ['circ', '\u0302'],
  ['uml', '\u0308'],
  ['cedil', '\u0327'],
])

const toCharacter = (entity: string, name: string, letter: string, rest: string): string => {
  const accent = accents.get(rest)
  return accent ? (letter + accent).normalize() : (characters.get(name) ?? entity)
}

/** Word leaves its settings in them. After the last end there is none, and looking for one would be slow. */
const withoutComments = (text: string): string => {
  const end = text.lastIndexOf(END_OF_COMMENT) + END_OF_COMMENT.length
  return text.slice(0, end).replace(/<!--[^]*?-->/g, '') + text.slice(end)
}

const withoutTags = (text: string) => {
  const words = withoutComments(text).replace(TAG, (_tag, name: string) => (INLINE.test(name) ? '' : ' '))
  if (words === text) return text
  return words
    .replace(/[ \n\r\t]+/g, ' ')
    .replace(/ (?=[,.])/g, '')
    .trim()
}

/** One line of plain text from what an editor of rich text wrote; other texts are not changed. */
export const withoutHtml = (text: string): string =>
  withoutTags(text).replace(/&(#?(\w)(\w+));/g, toCharacter)
