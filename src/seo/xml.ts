/** Characters that XML 1.0 cannot hold: control characters, lone surrogates. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

export const escapeXml = (text: string): string =>
  text.replace(forbidden, '').replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

export const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>'
