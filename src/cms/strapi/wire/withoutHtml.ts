const VALUE = `(?:"[^"]*"|'[^']*'|[^\\s<>"']+)`
/** The first attribute has a value: “a<b et c>d” is no tag. */
const TAG = new RegExp(
  `</?([a-z][\\w:]*)(?:\\s+[\\w:-]+=${VALUE}(?:\\s+[\\w:-]+(?:=${VALUE})?)*)?\\s*/?>`,
  'gi',
)
/** Within a word; any other separates words. */
const INLINE = /^(?:a|abbr|b|code|em|font|i|mark|s|small|span|strong|su[bp]|u)$/i

const characterCodes: Readonly<Record<string, number>> = {
  quot: 34,
  amp: 38,
  lt: 60,
  gt: 62,
  nbsp: 160,
  laquo: 171,
  deg: 176,
  sup2: 178,
  middot: 183,
  raquo: 187,
  OElig: 338,
  oelig: 339,
  ndash: 8211,
  mdash: 8212,
  lsquo: 8216,
  rsquo: 8217,
  ldquo: 8220,
  rdquo: 8221,
  bull: 8226,
  hellip: 8230,
  euro: 8364,
}

/** In “&eacute;”, after the letter. */
const accents: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  cedil: '\u0327',
}

const FIRST_PRINTED = 32

const toCharacter = (entity: string, name: string, digits?: string): string => {
  const accent = accents[name.slice(1)]
  if (accent !== undefined) return `${name.charAt(0)}${accent}`.normalize('NFC')
  const code = digits === undefined ? characterCodes[name] : Number(digits)
  return code === undefined || code < FIRST_PRINTED ? entity : String.fromCharCode(code)
}

/** Word leaves its settings in them. An end without a start, or a start without an end, is text. */
const withoutComments = (text: string): string => {
  const parts = text.split('-->')
  const rest = parts.pop() ?? ''
  const kept = parts.map((part) => (part.includes('<!--') ? part.replace(/<!--[^]*/, '') : `${part}-->`))
  return [...kept, rest].join('')
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
export const withoutHtml = (text: string): string => {
  const plain = withoutTags(text).replace(/&(#(\d{2,4})|\w+);/g, toCharacter)
  return plain === text ? text : plain.replace(/[ \u00A0]{2,}/g, ' ').trim()
}
