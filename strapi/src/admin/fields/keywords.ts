/** A text, or an object with a name or a title in imported articles. */
export type Keyword = unknown

export const toKeywords = (value: unknown): Keyword[] => {
  if (Array.isArray(value)) return value
  return value === null || value === undefined || value === '' ? [] : [value]
}

export const labelOf = (keyword: Keyword): string => {
  if (typeof keyword === 'string') return keyword
  if (typeof keyword === 'object' && keyword) {
    if ('name' in keyword && typeof keyword.name === 'string') return keyword.name
    if ('title' in keyword && typeof keyword.title === 'string') return keyword.title
  }
  return JSON.stringify(keyword)
}

const fold = (text: string) => text.trim().toLocaleLowerCase('fr')

export const addKeywords = (keywords: Keyword[], typed: string): Keyword[] => {
  const result = [...keywords]
  for (const word of typed.split(/[,;\n]/).map((part) => part.trim().replace(/\s+/g, ' '))) {
    if (word !== '' && !result.some((known) => fold(labelOf(known)) === fold(word))) result.push(word)
  }
  return result
}
