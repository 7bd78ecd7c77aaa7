/** A text with any other tag is edited as HTML, so that nothing is lost. */
export const tags =
  'p br hr h2 h3 h4 ul ol li blockquote strong em u s a img table thead tbody tr th td'.split(' ')

/** The editor replaces or removes these without losing text. */
const aliases = 'b i div span'.split(' ')

const keptAttributes: Record<string, string[]> = {
  a: ['href', 'title', 'target', 'rel'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  ol: ['start'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
}
const ignoredAttributes = new Set(['class', 'style', 'id'])

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body

/** Attributes as `tag[attribute]`. */
export const findUnsupported = (html: string): string[] => {
  const names = Array.from(parse(html).querySelectorAll('*')).flatMap((element) => {
    const tag = element.tagName.toLowerCase()
    if (!tags.includes(tag) && !aliases.includes(tag)) return [tag]
    return element
      .getAttributeNames()
      .filter((name) => !ignoredAttributes.has(name) && !keptAttributes[tag]?.includes(name))
      .map((name) => `${tag}[${name}]`)
  })
  return [...new Set(names)]
}

const isBlank = (element: Element) => element.textContent?.trim() === '' && !element.querySelector('br, img')

const headerRows = (table: Element) => {
  const rows = Array.from(table.querySelectorAll('tr'))
  const end = rows.findIndex((row) => row.querySelector('td'))
  return rows.slice(0, end === -1 ? rows.length : end)
}

const tidyTable = (table: Element) => {
  table.querySelector('colgroup')?.remove()
  for (const cell of table.querySelectorAll('[colspan="1"]')) cell.removeAttribute('colspan')
  for (const cell of table.querySelectorAll('[rowspan="1"]')) cell.removeAttribute('rowspan')
  const rows = headerRows(table)
  if (rows.length === 0 || table.querySelector('thead')) return
  const head = table.ownerDocument.createElement('thead')
  head.append(...rows)
  table.prepend(head)
  const body = table.querySelector('tbody')
  if (body?.childElementCount === 0) body.remove()
  for (const cell of head.querySelectorAll('th:not([scope])')) cell.setAttribute('scope', 'col')
}

export const tidy = (html: string): string => {
  const body = parse(html)
  for (const element of body.querySelectorAll('[style], [class]')) {
    element.removeAttribute('style')
    element.removeAttribute('class')
  }
  for (const box of body.querySelectorAll('li, th, td')) {
    const [first, second] = Array.from(box.children)
    if (first?.tagName === 'P' && second?.tagName !== 'P') first.replaceWith(...first.childNodes)
  }
  for (const paragraph of body.querySelectorAll('p')) if (isBlank(paragraph)) paragraph.remove()
  for (const table of body.querySelectorAll('table')) tidyTable(table)
  return (
    Array.from(body.children, ({ outerHTML }) => outerHTML)
      .join('\n')
      // The character itself, so that a search finds it.
      .replaceAll('&nbsp;', '\u00a0')
  )
}
