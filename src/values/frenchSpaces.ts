/** Units that follow a number. */
const UNITS = 'kW|W|km|m²|m|cm|mm|kg|g|€|%|°C|dB|h|min'

/**
 * Makes the spaces that French typography does not let break no-break spaces: before a colon, a semicolon, an exclamation
 * or question mark and inside quotation marks; between a number and its unit. No other character changes.
 */
export const withFrenchSpaces = (text: string): string =>
  text
    .replace(/ (?=[:;!?»])/g, '\u00A0')
    .replace(/(«) /g, '$1\u00A0')
    .replace(new RegExp(`(\\d) (?=(?:${UNITS})(?![\\p{L}\\d]))`, 'gu'), '$1\u00A0')

/** Keeps an article and its noun on one line: for large type, where "un" alone at the end of a line shows. */
export const withBoundArticles = (text: string): string =>
  text.replace(/(^|[^\p{L}\p{N}])(un|une|la|le|les|des) /giu, '$1$2\u00A0')
