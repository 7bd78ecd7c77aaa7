/** Decodes a part of an address. A "%" that starts no escape sequence means that it is not encoded: it stays as it is. */
export const decodePart = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
