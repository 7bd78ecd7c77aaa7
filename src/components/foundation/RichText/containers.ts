const setOf = (names: string) => new Set(names.split(' '))

export const CONTAINERS = setOf(
  'div section article header footer main aside center address details summary dl dt dd',
)
const BLOCKS = setOf('p h1 h2 h3 h4 h5 h6 ul ol blockquote pre table figure hr')

const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE

type Held = {
  hasBlock: boolean
  hasContent: boolean
}

const readNode = (node: Node): Held =>
  isElement(node)
    ? unwrapContainers(node)
    : { hasBlock: false, hasContent: node.textContent !== null && node.textContent.trim() !== '' }

/** One walk: a node is moved once, not once for each container around it. */
export const unwrapContainers = (parent: Element): Held => {
  const held = {
    hasBlock: BLOCKS.has(parent.localName),
    hasContent: parent.localName === 'img' || parent.localName === 'br',
  }
  const containers: Element[] = []
  const unwrapped: Node[] = []
  const emptyParagraphs = new Set<Node>()
  let paragraph: Element | undefined

  const addToParagraph = (node: Node, { hasContent }: Held) => {
    if (!paragraph) {
      paragraph = parent.ownerDocument.createElement('p')
      unwrapped.push(paragraph)
      emptyParagraphs.add(paragraph)
    }
    paragraph.append(node)
    if (hasContent) {
      emptyParagraphs.delete(paragraph)
      held.hasBlock = true
    }
  }

  const add = (node: Node, isInContainer: boolean) => {
    if (isElement(node) && CONTAINERS.has(node.localName)) {
      containers.push(node)
      paragraph = undefined
      for (const child of Array.from(node.childNodes)) add(child, true)
      paragraph = undefined
      return
    }
    const inner = readNode(node)
    held.hasContent ||= inner.hasContent
    if (isInContainer && !inner.hasBlock) return addToParagraph(node, inner)
    paragraph = undefined
    unwrapped.push(node)
    if (isInContainer && node.nodeName === 'P' && !inner.hasContent) emptyParagraphs.add(node)
    else held.hasBlock ||= inner.hasBlock
  }

  for (const child of Array.from(parent.childNodes)) add(child, false)
  if (containers.length > 0) {
    for (const node of unwrapped) if (!emptyParagraphs.has(node)) parent.append(node)
    for (const container of containers) container.remove()
  }
  return held
}
