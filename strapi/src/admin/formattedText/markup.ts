/** What the editor shows and writes; a text that holds anything else is edited as HTML, where nothing gets lost. */
export const tags =
  'p br hr h2 h3 h4 ul ol li blockquote strong em u s a img table thead tbody tr th td'.split(' ')

/** Read as one of these, or as no tag at all. */
const aliases = 'b i div span'.split(' ')

/** The attributes that are kept, by tag. */
const kept: Record<string, string[]> = {
  a: ['href', 'title', 'target', 'rel'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  ol: ['start'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
}
const ignored = new Set(['class', 'style', 'id'])

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body

/** What the editor would lose of this text: tags, and attributes as `tag[attribute]`. */
export const unknownIn = (html: string): string[] => {
  const names = Array.from(parse(html).querySelectorAll('*')).flatMap((element) => {
    const tag = element.tagName.toLowerCase()
    if (!tags.includes(tag) && !aliases.includes(tag)) return [tag]
    return element
      .getAttributeNames()
      .filter((name) => !ignored.has(name) && !kept[tag]?.includes(name))
      .map((name) => `${tag}[${name}]`)
  })
  return [...new Set(names)]
}

const isBlank = (element: Element) => element.textContent?.trim() === '' && !element.querySelector('br, img')

/** The header rows at the start of a table. */
const headRows = (table: Element) => {
  const rows = Array.from(table.querySelectorAll('tr'))
  const end = rows.findIndex((row) => row.querySelector('td'))
  return rows.slice(0, end === -1 ? rows.length : end)
}

const tidyTable = (table: Element) => {
  table.querySelector('colgroup')?.remove()
  for (const cell of Array.from(table.querySelectorAll('[colspan="1"]'))) cell.removeAttribute('colspan')
  for (const cell of Array.from(table.querySelectorAll('[rowspan="1"]'))) cell.removeAttribute('rowspan')
  const rows = headRows(table)
  if (rows.length === 0 || table.querySelector('thead')) return
  const head = table.ownerDocument.createElement('thead')
  head.append(...rows)
  table.prepend(head)
  const body = table.querySelector('tbody')
  if (body?.childElementCount === 0) body.remove()
  for (const cell of Array.from(head.querySelectorAll('th:not([scope])'))) cell.setAttribute('scope', 'col')
}

/** The editor's HTML as people write it by hand: no paragraph inside a list item that is its only one, no empty paragraph. */
export const tidy = (html: string): string => {
  const body = parse(html)
  for (const element of Array.from(body.querySelectorAll('[style], [class]'))) {
    element.removeAttribute('style')
    element.removeAttribute('class')
  }
  for (const box of Array.from(body.querySelectorAll('li, th, td'))) {
    const [first, second] = Array.from(box.children)
    if (first?.tagName === 'P' && second?.tagName !== 'P') first.replaceWith(...Array.from(first.childNodes))
  }
  for (const paragraph of Array.from(body.querySelectorAll('p'))) if (isBlank(paragraph)) paragraph.remove()
  for (const table of Array.from(body.querySelectorAll('table'))) tidyTable(table)
  return (
    Array.from(body.children, ({ outerHTML }) => outerHTML)
      .join('\n')
      // The character, so that a search finds it as people type it.
      .replaceAll('&nbsp;', '\u00a0')
  )
}
