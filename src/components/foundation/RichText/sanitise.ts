import { withFrenchSpaces } from '../../../values/frenchSpaces'
import { richTextTexts } from '../../../site/texts/richText'
import { CONTAINERS, unwrapContainers } from './containers'
import { isTooDeep } from './depth'
import { linkFrames } from './frames'
import { withoutInlineCode } from './inlineCode'
import { linkPhoneNumbers } from './phoneNumbers'
import { toPlainParagraphs } from './plainText'
import { createInertBody, purifier } from './purifier'
import { boundSizes } from './sizes'
import { textNodes } from './textNodes'

const allowed = {
  ALLOWED_TAGS: (
    'p br hr h1 h2 h3 h4 h5 h6 ul ol li blockquote pre code strong b em i u s sub sup small mark abbr a img ' +
    'figure figcaption table caption thead tbody tfoot tr th td'
  ).split(' '),
  ALLOWED_ATTR: 'href src alt title width height colspan rowspan scope start lang'.split(' '),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
}

const raw = {
  ...allowed,
  ALLOWED_TAGS: [...allowed.ALLOWED_TAGS, ...CONTAINERS, 'iframe', 'oembed'],
  ALLOWED_ATTR: [...allowed.ALLOWED_ATTR, 'url'],
}

export type HeadingLevel = 2 | 3

const rename = (element: Element, name: string) => {
  const renamed = element.ownerDocument.createElement(name)
  for (const attribute of Array.from(element.attributes))
    renamed.setAttribute(attribute.name, attribute.value)
  for (const child of Array.from(element.childNodes)) renamed.append(child)
  element.replaceWith(renamed)
}

/** Pictures on the computer, or in the mail, that the text was copied from. */
const dropUnreachablePictures = (body: Element) => {
  for (const picture of body.querySelectorAll('img:not([src]), img[src=""], img[src^="cid:" i]'))
    picture.remove()
}

/** Editors leave empty ones behind: paragraphs make holes, and screen readers announce the others. */
const dropEmpty = (body: Element) => {
  for (const element of body.querySelectorAll('a, p, h1, h2, h3, h4, h5, h6')) {
    if (!element.textContent.trim() && !element.querySelector('img')) element.remove()
  }
}

/** Strapi's blocks and old editors put a list beside the item that it belongs to, where HTML allows items only. */
const nestLists = (body: Element) => {
  for (const list of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const before = list.previousElementSibling
    const item = before?.localName === 'li' ? before : body.ownerDocument.createElement('li')
    if (item !== before) list.before(item)
    item.append(list)
  }
}

const shiftHeadings = (body: Element, topLevel: HeadingLevel) => {
  const above: number[] = []
  for (const element of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const level = Number(element.tagName.charAt(1))
    while ((above.at(-1) ?? 0) >= level) above.pop()
    above.push(level)
    const shifted = Math.min(6, topLevel + above.length - 1)
    if (shifted !== level) rename(element, `h${shifted}`)
  }
}

/** Browsers read a backslash as a slash, and ignore tabs and line ends. */
const isElsewhere = (href: string) => /^(?:https?:|[/\\]{2})/i.test(href.replace(/[\t\r\n]/g, ''))

const HOST = /^(?:www\.|[\w.-]+\.(?:com|eu|fr|net|org)(?:[/?#]|$))/i

/** Without its scheme, as owners type it, an address would be one of this site. */
const withScheme = (href: string) => {
  if (HOST.test(href)) return `https://${href}`
  return /^[^\s@:/?#]+@[^\s@:/?#]+\.[a-z]+$/i.test(href) ? `mailto:${href}` : href
}

const secureLinks = (body: Element) => {
  for (const link of body.querySelectorAll('a[href]')) {
    const href = withScheme(link.getAttribute('href')?.trim() ?? '')
    link.setAttribute('href', href)
    if (isElsewhere(href)) link.setAttribute('rel', 'noopener noreferrer')
    // Texts keep no ids that it could lead to; an empty one would load the page again.
    if (!href || href.startsWith('#')) link.removeAttribute('href')
  }
}

const setFrenchSpaces = (body: Element) => {
  for (const node of textNodes(body)) node.nodeValue = withFrenchSpaces(node.nodeValue ?? '')
}

const preparePictures = (body: Element) => {
  for (const image of body.querySelectorAll('img')) {
    image.setAttribute('loading', 'lazy')
    image.setAttribute('decoding', 'async')
    if (!image.hasAttribute('alt')) image.setAttribute('alt', '')
  }
}

const headingAbove = (body: Element, table: Element) =>
  Array.from(body.querySelectorAll('h1, h2, h3, h4, h5, h6')).findLast(
    (heading) => heading.compareDocumentPosition(table) === heading.DOCUMENT_POSITION_FOLLOWING,
  )

/** Screen readers would announce the empty corner of a table as a header. */
const toPlainCorners = (body: Element) => {
  for (const header of body.querySelectorAll('th')) {
    if (header.textContent.trim() || header.querySelector('img')) continue
    const cell = body.ownerDocument.createElement('td')
    for (const name of ['colspan', 'rowspan']) {
      const span = header.getAttribute(name)
      if (span) cell.setAttribute(name, span)
    }
    header.replaceWith(cell)
  }
}

/** They may be wider than the page and scroll by themselves: the keyboard must reach them. */
const makeScrollable = (body: Element) => {
  for (const block of body.querySelectorAll('pre')) block.setAttribute('tabindex', '0')
  for (const table of body.querySelectorAll('table')) {
    const scroller = body.ownerDocument.createElement('div')
    scroller.setAttribute('tabindex', '0')
    scroller.setAttribute('role', 'group')
    const caption = table.caption?.textContent.trim()
    const heading = caption ? undefined : headingAbove(body, table)?.textContent.trim()
    if (heading) table.setAttribute('aria-label', heading)
    scroller.setAttribute('aria-label', caption || richTextTexts.table)
    table.replaceWith(scroller)
    scroller.append(table)
  }
}

const prepared = {
  ...allowed,
  ALLOWED_TAGS: [...allowed.ALLOWED_TAGS, 'div'],
  ALLOWED_ATTR: [...allowed.ALLOWED_ATTR, 'rel', 'loading', 'decoding', 'tabindex', 'role', 'aria-label'],
}

const LOGGED_LENGTH = 80

const BODY = '<body>'

const toSafeHtml = (html: string, topLevel: HeadingLevel): TrustedHTML => {
  if (isTooDeep(html)) throw new Error('Its elements are nested too deep.')
  const body = createInertBody()
  body.append(purifier.sanitize(BODY + withoutInlineCode(html), { ...raw, RETURN_DOM_FRAGMENT: true }))
  linkFrames(body)
  unwrapContainers(body)
  dropUnreachablePictures(body)
  dropEmpty(body)
  nestLists(body)
  shiftHeadings(body, topLevel)
  secureLinks(body)
  linkPhoneNumbers(body)
  setFrenchSpaces(body)
  preparePictures(body)
  boundSizes(body)
  toPlainCorners(body)
  makeScrollable(body)
  return purifier.sanitize(body.innerHTML, { ...prepared, RETURN_TRUSTED_TYPE: true })
}

/** Sanitises last, for a `TrustedHTML`; when that fails, which is logged, only the text. */
export const sanitise = (html: string, topLevel: HeadingLevel): TrustedHTML => {
  try {
    return toSafeHtml(html, topLevel)
  } catch (error) {
    const start = html.slice(0, LOGGED_LENGTH)
    console.error(`A text cannot be sanitised and is shown without its markup: “${start}”.`, error)
    return purifier.sanitize(toPlainParagraphs(html), { ALLOWED_TAGS: ['p'], RETURN_TRUSTED_TYPE: true })
  }
}
