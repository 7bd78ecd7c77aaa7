const SHOW_TEXT = 4

/** Without those of code, which stays as it is. */
export const textNodes = (body: Element): Node[] => {
  const walker = body.ownerDocument.createTreeWalker(body, SHOW_TEXT)
  const nodes: Node[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest('pre, code')) nodes.push(node)
  return nodes
}
