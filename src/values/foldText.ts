/** For comparison (specification, 5); a name pasted from a document may have other spaces than a typed one. */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\p{Diacritic}\u200B\u2060\uFEFF]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
