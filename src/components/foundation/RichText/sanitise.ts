import { common } from '../../../site/texts/common'
import { purifier } from './purifier'

const allowed = {
  ALLOWED_TAGS: (
    'p br hr h1 h2 h3 h4 h5 h6 ul ol li blockquote pre code strong b em i u s sub sup small mark abbr a img ' +
    'figure figcaption table caption thead tbody tfoot tr th td'
  ).split(' '),
  ALLOWED_ATTR: [
    'href',
    'src',
    'alt',
    'title',
    'width',
    'height',
    'colspan',
    'rowspan',
    'scope',
    'start',
    'lang',
  ],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
}

/** Containers whose text becomes paragraphs. */
const CONTAINERS =
  'div, section, article, header, footer, main, aside, center, address, details, summary, dl, dt, dd'
const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, ul, ol, blockquote, pre, table, figure, hr'

/** What the first pass keeps: containers are replaced before the second. */
const raw = { ...allowed, ALLOWED_TAGS: [...allowed.ALLOWED_TAGS, ...CONTAINERS.split(', ')] }

export type HeadingLevel = 2 | 3 | 4

/**
 * Removes inline styles and handlers. The sanitiser would too, but only after parsing them, which logs a violation of
 * the page's policy.
 */
const withoutInlineCode = (html: string) =>
  html
    .replace(/<style\b[^>]*>[^]*?<\/style\s*>/gi, '')
    .replace(/<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi, (tag) =>
      tag.replace(/[\s/](?:style|on[a-z]+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+)/gi, ' '),
    )

/** Replaces an element by one of another name with the same children, without attributes. */
const rename = (element: Element, name: string) => {
  const renamed = element.ownerDocument.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

const isEmpty = (element: Element) =>
  element.textContent.trim() === '' && element.querySelector('img, br') === null

const holdsBlock = (element: Element) => element.matches(BLOCKS) || element.querySelector(BLOCKS) !== null

/** Replaces a container by its content; text before, between and after its blocks becomes paragraphs. */
const unwrap = (container: Element) => {
  const blocks = new Set<Node>(Array.from(container.children).filter(holdsBlock))
  let paragraph: Element | null = null
  for (const node of Array.from(container.childNodes)) {
    if (blocks.has(node)) {
      paragraph = null
      continue
    }
    if (!paragraph) {
      paragraph = container.ownerDocument.createElement('p')
      node.before(paragraph)
    }
    paragraph.append(node)
  }
  for (const child of Array.from(container.children)) {
    if (child.matches('p') && isEmpty(child)) child.remove()
  }
  container.replaceWith(...container.childNodes)
}

/** Unwraps every container, the innermost first, so that the text of each stays a paragraph of its own. */
const unwrapContainers = (body: Element) => {
  for (const container of Array.from(body.querySelectorAll(CONTAINERS)).toReversed()) unwrap(container)
}

/** Removes headings and links without text, which editors leave behind and screen readers announce. */
const dropEmpty = (body: Element) => {
  for (const element of body.querySelectorAll('a, h1, h2, h3, h4, h5, h6')) {
    if (!element.textContent.trim() && !element.querySelector('img')) element.remove()
  }
}

/**
 * Renumbers the headings by their depth, from `topLevel` down: authors choose levels by size, and skip some.
 */
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

const isElsewhere = (href: string) => /^(https?:)?\/\//i.test(href)

const secureLinks = (body: Element) => {
  for (const link of body.querySelectorAll('a[href]')) {
    if (isElsewhere(link.getAttribute('href') ?? '')) link.setAttribute('rel', 'noopener noreferrer')
  }
}

const preparePictures = (body: Element) => {
  for (const image of body.querySelectorAll('img')) {
    image.setAttribute('loading', 'lazy')
    image.setAttribute('decoding', 'async')
    if (!image.hasAttribute('alt')) image.setAttribute('alt', '')
    // Reserves space for a picture of unknown size: 4 by 3, as most are.
    if (!image.hasAttribute('width') || !image.hasAttribute('height')) {
      const width =
        Number(image.getAttribute('width')) || Number(image.getAttribute('height')) * (4 / 3) || 800
      image.setAttribute('width', String(Math.round(width)))
      image.setAttribute('height', String(Math.round((width * 3) / 4)))
    }
  }
}

/** Code and tables may be wider than the page: they scroll by themselves, and the keyboard must reach them. */
const makeScrollable = (body: Element) => {
  for (const block of body.querySelectorAll('pre')) block.setAttribute('tabindex', '0')
  for (const table of body.querySelectorAll('table')) {
    const scroller = body.ownerDocument.createElement('div')
    scroller.setAttribute('tabindex', '0')
    scroller.setAttribute('role', 'group')
    scroller.setAttribute('aria-label', table.caption?.textContent.trim() || common.table)
    table.replaceWith(scroller)
    scroller.append(table)
  }
}

/** The allow-list with what the functions above add. */
const prepared = {
  ...allowed,
  ALLOWED_TAGS: [...allowed.ALLOWED_TAGS, 'div'],
  ALLOWED_ATTR: [...allowed.ALLOWED_ATTR, 'rel', 'loading', 'decoding', 'tabindex', 'role', 'aria-label'],
}

/**
 * The backend's HTML, sanitised, with its headings, links, pictures and tables adapted to the page. Sanitising comes
 * last: the result is a `TrustedHTML` where the browser supports Trusted Types.
 */
export const sanitise = (html: string, topLevel: HeadingLevel): TrustedHTML => {
  const fragment = purifier.sanitize(withoutInlineCode(html), { ...raw, RETURN_DOM_FRAGMENT: true })
  const body = fragment.ownerDocument.createElement('div')
  body.append(fragment)
  unwrapContainers(body)
  dropEmpty(body)
  shiftHeadings(body, topLevel)
  secureLinks(body)
  preparePictures(body)
  makeScrollable(body)
  return purifier.sanitize(body.innerHTML, { ...prepared, RETURN_TRUSTED_TYPE: true })
}
