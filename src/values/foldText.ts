/** A text for comparing: trimmed, in lower case, without accents (specification, 5). */
export const foldText = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
