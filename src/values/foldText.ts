/**
 * Normalises a text for comparison: trimmed, lower case, without accents (specification, 5). Whitespace of any kind
 * becomes one space, because a name pasted from a document may contain other spaces than a typed one.
 */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\p{Diacritic}\u200B\u2060\uFEFF]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
