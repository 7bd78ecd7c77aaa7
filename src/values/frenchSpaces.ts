const UNITS = 'kWh|kW|W|km|m²|m|cm|mm|kg|g|L|€|%|°C|dB|h|min'

const GROUPED_NUMBER = /\b\d{1,3}(?: \d{3})+(?!\d)/g

/** No-break spaces before : ; ! ? », after «, in a number, and between it and its unit. */
export const withFrenchSpaces = (text: string): string =>
  text
    .replace(GROUPED_NUMBER, (number) => number.replaceAll(' ', '\u00A0'))
    .replace(/ (?=[:;!?»])/g, '\u00A0')
    .replace(/(«) /g, '$1\u00A0')
    .replace(new RegExp(`(\\d) (?=(?:${UNITS})(?![\\p{L}\\d]))`, 'gu'), '$1\u00A0')

/** For large type, where "un" alone at the end of a line shows. */
export const withBoundArticles = (text: string): string =>
  text.replace(/(^|[^\p{L}\p{N}])(un|une|la|le|les|des) /giu, '$1$2\u00A0')
