/**
 * For comparison (specification, 5); a name pasted from a document may have other spaces than a typed one. The site and this
 * server take the same names for one.
 * @param {string} text
 */
export const foldText = (text) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\p{Diacritic}\u200B\u2060\uFEFF]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
