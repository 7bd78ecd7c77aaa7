import { TAG } from './inlineCode'

/** Levels of elements. No text has more than a dozen or two. */
const MAX_DEPTH = 60

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
  const open: string[] = []
  for (const [tag, rawName = ''] of html.matchAll(TAG)) {
    const name = rawName.toLowerCase()
    if (WITHOUT_END.has(name)) continue
    if (!tag.startsWith('</')) open.push(name)
    // An end tag that closes nothing leaves the depth as it is.
    else if (open.includes(name)) open.length = open.lastIndexOf(name)
    if (open.length > MAX_DEPTH) return true
  }
  return false
}
