/** A "%" that starts no escape sequence means that the text is not encoded. */
export const decodePart = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
