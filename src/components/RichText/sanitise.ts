import { common } from '../../site/texts/common'
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

/** Blocks that mean a paragraph here, or nothing but what they hold. */
const BOXES =
  'div, section, article, header, footer, main, aside, center, address, details, summary, dl, dt, dd'
const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, ul, ol, blockquote, pre, table, figure, hr'

/** What the first pass lets through for the preparation to settle. */
const raw = { ...allowed, ALLOWED_TAGS: [...allowed.ALLOWED_TAGS, ...BOXES.split(', ')] }

export type HeadingLevel = 2 | 3 | 4

/**
 * HTML without its inline styles and handlers. The allow-list drops them too, but only once the browser has parsed them
 * and said in its console that the page's policy forbids them.
 */
const withoutInlineCode = (html: string) =>
  html
    .replace(/<style\b[^>]*>[^]*?<\/style\s*>/gi, '')
    .replace(/<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi, (tag) =>
      tag.replace(/[\s/](?:style|on[a-z]+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+)/gi, ' '),
    )

/** Rebuilds `element` under another name; its children move, its attributes are not kept. */
const rename = (element: Element, name: string) => {
  const renamed = element.ownerDocument.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

const isEmpty = (element: Element) =>
  element.textContent.trim() === '' && element.querySelector('img, br') === null

const holdsBlock = (element: Element) => element.matches(BLOCKS) || element.querySelector(BLOCKS) !== null

/** The words before, between and after the blocks of a box are paragraphs; the box itself goes. */
const settleBox = (box: Element) => {
  const blocks = new Set<Node>(Array.from(box.children).filter(holdsBlock))
  let paragraph: Element | null = null
  for (const node of Array.from(box.childNodes)) {
    if (blocks.has(node)) {
      paragraph = null
      continue
    }
    if (!paragraph) {
      paragraph = box.ownerDocument.createElement('p')
      node.before(paragraph)
    }
    paragraph.append(node)
  }
  for (const child of Array.from(box.children)) {
    if (child.matches('p') && isEmpty(child)) child.remove()
  }
  box.replaceWith(...box.childNodes)
}

/** Text that stood in boxes stays apart; innermost first, so that a box knows what it holds. */
const settleBoxes = (body: Element) => {
  for (const box of Array.from(body.querySelectorAll(BOXES)).toReversed()) settleBox(box)
}

/** An editor leaves headings and links without a word; they would be read aloud as such. */
const dropEmpty = (body: Element) => {
  for (const element of body.querySelectorAll('a, h1, h2, h3, h4, h5, h6')) {
    if (!element.textContent.trim() && !element.querySelector('img')) element.remove()
  }
}

/**
 * Gives each heading the level of its depth, from `topLevel` down, whatever levels were chosen for their size: the
 * page's outline has no step missing.
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
    // Room is kept for a picture of unknown size: 4 by 3, as most are.
    if (!image.hasAttribute('width') || !image.hasAttribute('height')) {
      image.setAttribute('width', '800')
      image.setAttribute('height', '600')
    }
  }
}

/** What may be wider than the page scrolls by itself, so the keyboard must reach it. */
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

/** What the preparation above adds to the allow-list. */
const prepared = {
  ...allowed,
  ALLOWED_TAGS: [...allowed.ALLOWED_TAGS, 'div'],
  ALLOWED_ATTR: [...allowed.ALLOWED_ATTR, 'rel', 'loading', 'decoding', 'tabindex', 'role', 'aria-label'],
}

/**
 * The backend's HTML cut down to the allow-list, with its headings, links, pictures and tables made fit for the page.
 * Trusted HTML where the browser knows of it: the result passes the sanitiser last.
 */
export const sanitise = (html: string, topLevel: HeadingLevel): TrustedHTML => {
  const fragment = purifier.sanitize(withoutInlineCode(html), { ...raw, RETURN_DOM_FRAGMENT: true })
  const body = fragment.ownerDocument.createElement('div')
  body.append(fragment)
  settleBoxes(body)
  dropEmpty(body)
  shiftHeadings(body, topLevel)
  secureLinks(body)
  preparePictures(body)
  makeScrollable(body)
  return purifier.sanitize(body.innerHTML, { ...prepared, RETURN_TRUSTED_TYPE: true })
}
