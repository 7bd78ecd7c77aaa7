import { submitTexts as texts } from '../site/texts/submission'

export type Subject = { key: string; label: string }

/** A visitor who rewrites the message counts on what is shown above the form: what it does not name is added. */
export const withSubject = (message: string, subjects: readonly Subject[]): string => {
  const unnamed = subjects.filter(({ key, label }) => !message.includes(label) && !message.includes(key))
  if (unnamed.length === 0) return message
  return `${message}\n\n${texts.about(unnamed.map(({ label }) => label))}`
}
