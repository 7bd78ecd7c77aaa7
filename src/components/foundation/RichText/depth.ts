import { TAG } from './inlineCode'

const MAX_DEPTH = 60

const WITHOUT_END = new Set(
  (
    'area base br col embed hr img input link meta source track wbr ' +
    'p li dt dd tr td th thead tbody tfoot colgroup option optgroup rp rt'
  ).split(' '),
)

/** Counted in the tags: at build, parsing time grows with the square of the depth. */
export const isTooDeep = (html: string): boolean => {
  const open: string[] = []
  for (const [tag, rawName = ''] of html.matchAll(TAG)) {
    const name = rawName.toLowerCase()
    if (WITHOUT_END.has(name)) continue
    if (!tag.startsWith('</')) open.push(name)
    else if (open.includes(name)) open.length = open.lastIndexOf(name)
    if (open.length > MAX_DEPTH) return true
  }
  return false
}
