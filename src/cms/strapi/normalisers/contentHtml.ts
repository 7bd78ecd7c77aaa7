import { escapeMarkup } from '../../../values/escapeMarkup'
import { isFields, type Fields } from '../../../values/fields'
import { toMedia, withAbsoluteMedia } from './media'
import type { StrapiBlock, Unchecked } from '../wire/wire'

const marks = { bold: 'strong', italic: 'em', underline: 'u', strikethrough: 's', code: 'code' }

const toMarkedText = (leaf: Fields) =>
  Object.entries(marks)
    .filter(([mark]) => leaf[mark] === true)
    .reduce(
      (html, [, tag]) => `<${tag}>${html}</${tag}>`,
      escapeMarkup(String(leaf.text)).replaceAll('\n', '<br>'),
    )

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

const tagOf = ({ type, level, format }: Unchecked<StrapiBlock>): string => {
  if (type === 'heading') return headings[Number(level) - 1] ?? 'h2'
  if (type === 'list') return format === 'ordered' ? 'ol' : 'ul'
  if (type === 'list-item') return 'li'
  if (type === 'quote') return 'blockquote'
  if (type === 'link') return 'span'
  return type === 'code' ? 'pre' : 'p'
}

const toPicture = (value: unknown, origin?: string): string => {
  const media = toMedia(value, origin)
  if (!media) return ''
  const { url, alt, width, height } = media
  const size = width !== null && height !== null ? ` width="${width}" height="${height}"` : ''
  return `<img src="${escapeMarkup(url)}" alt="${escapeMarkup(alt)}"${size}>`
}

const toInner = (children: unknown, origin?: string): string =>
  Array.isArray(children) ? children.map((child) => toBlock(child, origin)).join('') : ''

const toBlock = (block: unknown, origin?: string): string => {
  if (!isFields(block)) return ''
  if (typeof block.text === 'string') return toMarkedText(block)
  if (block.type === 'image') return toPicture(block.image, origin)
  const inner = toInner(block.children, origin)
  if (!inner) return ''
  if (block.type === 'link' && typeof block.url === 'string') {
    return `<a href="${escapeMarkup(block.url)}">${inner}</a>`
  }
  const tag = tagOf(block)
  return `<${tag}>${inner}</${tag}>`
}

/** Tags that stand in a line of text: with any other, its author wrote the paragraphs. */
const INLINE = 'a|abbr|b|code|em|i|img|mark|s|small|span|strong|sub|sup|u'
const OTHER_TAG = new RegExp(`</?(?!(?:${INLINE})\\b)[a-z]`, 'i')
const BLANK_LINES = /\n\s*\n/
const TAG_OR_LINE_END = /(<\/?[a-z][^>]*>?)|\n/gi

const withLineBreaks = (text: string) =>
  text.replace(TAG_OR_LINE_END, (_, tag: string | undefined) => tag ?? '<br>')

/** For a long text field: blank lines separate its paragraphs. */
const toParagraphs = (text: string): string =>
  text
    .trim()
    .split(BLANK_LINES)
    .map((paragraph) => paragraph && `<p>${withLineBreaks(paragraph)}</p>`)
    .join('')

const toParagraph = (item: unknown, origin?: string): string => {
  if (typeof item === 'string') return toParagraphs(escapeMarkup(item))
  // At this level `{text}` is a whole paragraph, not a text node in one.
  return isFields(item) && typeof item.text === 'string'
    ? `<p>${toMarkedText(item)}</p>`
    : toBlock(item, origin)
}

/** Not sanitised yet: from HTML, a list of paragraphs, or blocks of Strapi's editor (specification, 3). */
export const toContentHtml = (content: unknown, origin?: string): string => {
  if (Array.isArray(content)) return content.map((item) => toParagraph(item, origin)).join('')
  if (typeof content !== 'string') return ''
  return withAbsoluteMedia(OTHER_TAG.test(content) ? content.trim() : toParagraphs(content), origin)
}
