/**
 * A text for comparing: trimmed, in lower case, without accents (specification, 5). Spaces of any kind and width are
 * one, as a name pasted from a document may hold others than a typed one.
 */
export const foldText = (text: string): string =>
  text
    .replaceAll(/[\u200B\u2060\uFEFF]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
