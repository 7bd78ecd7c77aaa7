import { TAG } from './inlineCode'

/** Levels of elements. No text has more than some dozens; a browser flattens what is below 512. */
const MAX_DEPTH = 200

/** Elements that have no end or may leave it out: they only go deeper together with others. */
const WITHOUT_END = new Set(
  (
    'area base br col embed hr img input link meta source track wbr ' +
    'p li dt dd tr td th thead tbody tfoot colgroup option optgroup rp rt'
  ).split(' '),
)

/**
 * Whether elements are nested deeper than any text needs. Counted in the tags: at build, parsing takes time in
 * proportion to the square of the depth.
 */
export const isTooDeep = (html: string): boolean => {
  let depth = 0
  for (const [tag, name = ''] of html.matchAll(TAG)) {
    if (WITHOUT_END.has(name.toLowerCase())) continue
    depth = tag.startsWith('</') ? Math.max(0, depth - 1) : depth + 1
    if (depth > MAX_DEPTH) return true
  }
  return false
}
