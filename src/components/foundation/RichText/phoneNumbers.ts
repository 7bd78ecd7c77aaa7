import { phoneLink } from '../../../site/shop'
import { textNodes } from './textNodes'

/** French, in pairs of digits: other numbers are not written so. */
const NUMBER = /((?:\+33\s?|\b0)[1-9](?:[\s.]\d{2}){4}\b)/

/** A visitor on a phone calls a number in a text by pressing it. */
export const linkPhoneNumbers = (body: Element) => {
  for (const node of textNodes(body)) {
    const parts = node.nodeValue?.split(NUMBER) ?? []
    if (parts.length < 2 || node.parentElement?.closest('a')) continue
    const linked = body.ownerDocument.createDocumentFragment()
    for (const [index, part] of parts.entries()) {
      // Between two texts there is a number.
      if (index % 2 === 0) {
        linked.append(part)
        continue
      }
      const link = body.ownerDocument.createElement('a')
      link.setAttribute('href', phoneLink(part).href)
      link.textContent = part
      linked.append(link)
    }
    node.parentNode?.replaceChild(linked, node)
  }
}
