import { submitTexts as texts } from '../site/texts/submission'
import type { QuoteItem } from './quote'

/** A visitor who rewrites the message counts on what is shown above the form: what it does not name is added. */
export const withQuoteItems = (message: string, items: readonly QuoteItem[]): string => {
  const unnamed = items.filter(({ key, label }) => !message.includes(label) && !message.includes(key))
  if (unnamed.length === 0) return message
  return `${message}\n\n${texts.about(unnamed.map(({ label }) => label))}`
}
