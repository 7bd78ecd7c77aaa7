/** A stored keyword: a text, or an object with a name or a title, as imported articles have it. */
export type Keyword = unknown

/** The stored value as a list. A text of its own is one keyword. */
export const toKeywords = (value: unknown): Keyword[] => {
  if (Array.isArray(value)) return value
  return value === null || value === undefined || value === '' ? [] : [value]
}

/** What is shown of a keyword. */
export const labelOf = (keyword: Keyword): string => {
  if (typeof keyword === 'string') return keyword
  if (typeof keyword === 'object' && keyword) {
    if ('name' in keyword && typeof keyword.name === 'string') return keyword.name
    if ('title' in keyword && typeof keyword.title === 'string') return keyword.title
  }
  return JSON.stringify(keyword)
}

const fold = (text: string) => text.trim().toLocaleLowerCase('fr')

/** Adds what was typed, several keywords at once when they are separated by commas, and leaves out those it has. */
export const addKeywords = (keywords: Keyword[], typed: string): Keyword[] => {
  const result = [...keywords]
  for (const word of typed.split(/[,;\n]/).map((part) => part.trim().replace(/\s+/g, ' '))) {
    if (word !== '' && !result.some((known) => fold(labelOf(known)) === fold(word))) result.push(word)
  }
  return result
}
