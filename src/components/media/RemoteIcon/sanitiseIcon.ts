import type { IconDrawing } from '../../../cms/content/types'
import { purifier } from '../../foundation/RichText/purifier'

const geometry = 'viewBox d cx cy r rx ry x y x1 y1 x2 y2 width height points transform'
const paint = 'fill fill-rule fill-opacity clip-rule opacity'
const stroke =
  'stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-opacity'

const allowed = {
  ALLOWED_TAGS: ['svg', 'g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'],
  ALLOWED_ATTR: [geometry, paint, stroke].flatMap((names) => names.split(' ')),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  KEEP_CONTENT: false,
}

/** A colour may be `url(…)`, which the browser requests; a backslash can disguise one. */
const ADDRESS = /url\s*\(|\\/i

const dropAddresses = (drawing: ParentNode) => {
  for (const shape of drawing.querySelectorAll('*')) {
    for (const { name, value } of Array.from(shape.attributes)) {
      if (ADDRESS.test(value)) shape.removeAttribute(name)
    }
  }
}

/** The site's own `<svg>` clips it: a drawing could end its own and go on over the page. */
export const sanitiseIcon = ({ body, viewBox }: IconDrawing): TrustedHTML => {
  // An explicit body, so that a frameset cannot replace it.
  const html = `<body><svg>${body}</svg>`
  const drawing = purifier.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true })
  dropAddresses(drawing)
  const svg = drawing.ownerDocument.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', viewBox.replace(/[^\d. -]/g, ''))
  svg.append(...Array.from(drawing.firstElementChild?.childNodes ?? []))
  return purifier.sanitize(svg, { ...allowed, RETURN_TRUSTED_TYPE: true })
}
