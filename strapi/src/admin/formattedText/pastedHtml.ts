/** In the style of a paragraph that Word shows as an item, and of the bullet or number before its text. */
const ITEM = 'p[style*="mso-list" i]'
const MARKER = '[style*="mso-list:ignore" i]'

const NUMBER = /^\s*\w{1,4}[.)]/

const rename = (element: Element, tag: string) => {
  const renamed = element.ownerDocument.createElement(tag)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
  return renamed
}

/** The editor has no superscripts: « m<sup>2</sup> » would become « m2 ». */
const RAISED = new Map([
  ['SUP 2', '²'],
  ['SUP 3', '³'],
  ['SUB 2', '₂'],
])

/** A text has no heading of the first level, and Word’s lists are paragraphs that begin with a bullet or number. */
export const tidyPasted = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const title of body.querySelectorAll('h1')) rename(title, 'h2')
  for (const element of body.querySelectorAll('sup, sub')) {
    const raised = RAISED.get(`${element.tagName} ${element.textContent.trim()}`)
    if (raised) element.replaceWith(raised)
  }
  for (const paragraph of body.querySelectorAll(ITEM)) {
    const marker = paragraph.querySelector(MARKER)
    const tag = NUMBER.test(marker?.textContent ?? '') ? 'OL' : 'UL'
    marker?.remove()
    const before = paragraph.previousElementSibling
    const item = rename(paragraph, 'li')
    if (before?.tagName === tag) before.append(item)
    else {
      const list = body.ownerDocument.createElement(tag)
      item.replaceWith(list)
      list.append(item)
    }
  }
  return body.innerHTML
}
