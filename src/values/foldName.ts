import { foldText } from './foldText'

/** The name of a place without what people write differently: "St. Hilaire" and "Saint-Hilaire" are one. */
export const foldName = (name: string): string =>
  foldText(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/\bste\b/g, 'sainte')
    .replace(/\bst\b/g, 'saint')
