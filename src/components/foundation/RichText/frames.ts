import { richTextTexts } from '../../../site/texts/richText'
import { CONTAINERS } from './containers'

const ADDRESS = /^(?:https:)?\/\/([\w.-]+)/i

/** A video or a map of another site would tell it of each visitor: a link leads there. CKEditor writes an `oembed`. */
export const linkFrames = (body: Element) => {
  for (const frame of body.querySelectorAll('iframe, oembed')) {
    const address = frame.getAttribute('src') ?? frame.getAttribute('url') ?? ''
    const [, host] = ADDRESS.exec(address) ?? []
    if (!host) {
      frame.remove()
      continue
    }
    const link = body.ownerDocument.createElement('a')
    link.setAttribute('href', address)
    link.textContent = frame.getAttribute('title')?.trim() || richTextTexts.seeElsewhere(host)
    frame.replaceWith(link)
    const { parentElement: parent } = link
    if (parent && parent !== body && !CONTAINERS.has(parent.localName)) continue
    const paragraph = body.ownerDocument.createElement('p')
    link.replaceWith(paragraph)
    paragraph.append(link)
  }
}
