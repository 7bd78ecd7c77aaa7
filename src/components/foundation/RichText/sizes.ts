/** px. A higher picture would take screens of empty space. */
const MAX_LENGTH = 10_000
const DEFAULT_RATIO = 4 / 3
/** Browsers lay out every stated cell: 100 by 100 can take minutes. */
const MAX_SPAN = 20
const LIST_START = /^-?\d{1,6}$/

const LENGTH = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/
const PERCENTAGE = /^\s*(?:100|\d{1,2}(?:\.\d+)?)%\s*$/

const readLength = (element: Element, name: 'width' | 'height'): number | null => {
  const length = Number(LENGTH.exec(element.getAttribute(name) ?? '')?.[1] ?? 0)
  return length > 0 && length <= MAX_LENGTH ? length : null
}

const setSize = (picture: Element, width: number, height: number) => {
  picture.setAttribute('width', String(Math.max(1, Math.round(width))))
  picture.setAttribute('height', String(Math.max(1, Math.round(height))))
}

/** Without a length of its author's it keeps its own size: an invented one would enlarge a small picture. */
const sizePicture = (picture: Element) => {
  const width = readLength(picture, 'width')
  const height = readLength(picture, 'height')
  if (width !== null) return setSize(picture, width, height ?? width / DEFAULT_RATIO)
  if (height !== null && !picture.hasAttribute('width'))
    return setSize(picture, height * DEFAULT_RATIO, height)
  picture.removeAttribute('width')
  picture.removeAttribute('height')
}

const boundSpan = (cell: Element, name: 'colspan' | 'rowspan') => {
  const span = Number.parseInt(cell.getAttribute(name) ?? '', 10)
  if (span > MAX_SPAN) cell.setAttribute(name, String(MAX_SPAN))
}

const hasWidth = (element: Element) =>
  PERCENTAGE.test(element.getAttribute('width') ?? '') || readLength(element, 'width') !== null

export const boundSizes = (body: Element) => {
  for (const picture of body.querySelectorAll('img')) sizePicture(picture)
  for (const element of body.querySelectorAll('[height]:not(img)')) element.removeAttribute('height')
  for (const element of body.querySelectorAll('[width]')) {
    if (!hasWidth(element)) element.removeAttribute('width')
  }
  for (const cell of body.querySelectorAll('[colspan], [rowspan]')) {
    boundSpan(cell, 'colspan')
    boundSpan(cell, 'rowspan')
  }
  for (const list of body.querySelectorAll('[start]')) {
    if (!LIST_START.test(list.getAttribute('start') ?? '')) list.removeAttribute('start')
  }
}
