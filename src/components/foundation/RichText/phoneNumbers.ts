import { phoneLink } from '../../../site/shop'

/** French, in pairs of digits: other numbers are not written so. */
const NUMBER = /((?:\+33\s?|\b0)[1-9](?:[\s.]\d{2}){4}\b)/

const SHOW_TEXT = 4

const textsOf = (body: Element): Text[] => {
  const walker = body.ownerDocument.createTreeWalker(body, SHOW_TEXT)
  const texts: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text)
  return texts
}

/** A visitor on a phone calls a number in a text by pressing it. */
export const linkPhoneNumbers = (body: Element) => {
  for (const text of textsOf(body)) {
    if (text.parentElement?.closest('a, pre, code')) continue
    const parts = text.data.split(NUMBER)
    if (parts.length === 1) continue
    const linked = parts.map((part, index) => {
      // Between two texts there is a number.
      if (index % 2 === 0) return part
      const link = body.ownerDocument.createElement('a')
      link.setAttribute('href', phoneLink(part).href)
      link.textContent = part
      return link
    })
    text.replaceWith(...linked)
  }
}
