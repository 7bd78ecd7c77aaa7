import { common } from '../../../site/texts/common'

/** A video or a map of another site would tell it of each visitor: a link leads there. */
export const linkFrames = (body: Element) => {
  for (const frame of body.querySelectorAll('iframe')) {
    const address = frame.getAttribute('src')?.replace(/^\/\//, 'https://') ?? ''
    const url = URL.canParse(address) ? new URL(address) : null
    if (url?.protocol !== 'https:') {
      frame.remove()
      continue
    }
    const link = body.ownerDocument.createElement('a')
    link.setAttribute('href', url.href)
    link.textContent = frame.getAttribute('title')?.trim() || common.seeElsewhere(url.host)
    frame.replaceWith(link)
    if (link.parentElement !== body) continue
    const paragraph = body.ownerDocument.createElement('p')
    link.replaceWith(paragraph)
    paragraph.append(link)
  }
}
