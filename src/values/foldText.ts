/** What two spellings of one word share: trimmed, lower case, accents off (specification, 5). */
export const foldText = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
