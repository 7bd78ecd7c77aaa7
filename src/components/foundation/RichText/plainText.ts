import { withoutElements } from './inlineCode'

const LINE = /<\/?(?:br|p|div|section|article|li|dt|dd|tr|h[1-6]|blockquote|pre)\b[^>]*>?/gi
const TAG = /<[a-z/!?][^>]*>?/gi

const escapes: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;' }

export const toPlainParagraphs = (html: string): string =>
  withoutElements(withoutElements(html, 'style'), 'script')
    .replace(LINE, '\n')
    .replace(TAG, '')
    .replace(/[<>]/g, (sign) => escapes[sign] ?? sign)
    .split('\n')
    .map((line) => line.trim() && `<p>${line.trim()}</p>`)
    .join('')
