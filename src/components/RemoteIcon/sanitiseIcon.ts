import type { IconDrawing } from '../../cms/types'
import { purifier } from '../RichText/purifier'

const geometry = 'viewBox d cx cy r rx ry x y x1 y1 x2 y2 width height points transform'
const paint = 'fill fill-rule fill-opacity clip-rule opacity'
const stroke =
  'stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-opacity'

/** Shapes and what colours them: nothing that runs, nothing that points elsewhere. */
const allowed = {
  ALLOWED_TAGS: ['svg', 'g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'],
  ALLOWED_ATTR: [geometry, paint, stroke].flatMap((names) => names.split(' ')),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  KEEP_CONTENT: false,
}

/** An icon's drawing cut down to the allow-list, as a whole `<svg>`: trusted HTML where the browser knows of it. */
export const sanitiseIcon = ({ body, viewBox }: IconDrawing): TrustedHTML =>
  purifier.sanitize(`<svg viewBox="${viewBox.replace(/[^\d. -]/g, '')}">${body}</svg>`, {
    ...allowed,
    RETURN_TRUSTED_TYPE: true,
  })
