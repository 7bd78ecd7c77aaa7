import { escapeMarkup } from '../values/escapeMarkup'

/** Characters that XML 1.0 cannot hold: control characters, lone surrogates. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

export const escapeXml = (text: string): string => escapeMarkup(text.replace(forbidden, ''))

export const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>'
