import type { IconDrawing } from '../../../cms/types'
import { purifier } from '../../foundation/RichText/purifier'

const geometry = 'viewBox d cx cy r rx ry x y x1 y1 x2 y2 width height points transform'
const paint = 'fill fill-rule fill-opacity clip-rule opacity'
const stroke =
  'stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-opacity'

/** Shapes and their colours: nothing that runs code or refers to another address. */
const allowed = {
  ALLOWED_TAGS: ['svg', 'g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'],
  ALLOWED_ATTR: [geometry, paint, stroke].flatMap((names) => names.split(' ')),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  KEEP_CONTENT: false,
}

/** An icon's drawing as an `<svg>`, sanitised; a `TrustedHTML` where the browser supports Trusted Types. */
export const sanitiseIcon = ({ body, viewBox }: IconDrawing): TrustedHTML =>
  purifier.sanitize(`<svg viewBox="${viewBox.replace(/[^\d. -]/g, '')}">${body}</svg>`, {
    ...allowed,
    RETURN_TRUSTED_TYPE: true,
  })
