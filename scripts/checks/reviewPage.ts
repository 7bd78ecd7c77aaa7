import sharp from 'sharp'
import { escapeMarkup } from '../../src/values/escapeMarkup.ts'

/** A picture that differs; the paths of its files, of which a new story's has one, as one that is gone. */
export type Change = {
  /** The story file, below `stories/`. */
  component: string
  /** `<folder>/<screen>` */
  picture: string
  /** Infinity for a picture that is new, gone or of another size. */
  pixels: number
  before?: string
  after?: string
  difference?: string
}

export type Compared = {
  /** Revision and commit, with author, date and subject. */
  base: string
  /** The commits since then, the newest first. */
  current: readonly string[]
  /** How many pictures were compared. */
  count: number
  changes: readonly Change[]
}

const views = { before: 'Before', after: 'After', difference: 'Difference' } as const

// In the page itself: as one file it can be sent, and opened where it is kept.
const inlined = async (path: string) => {
  const data = await sharp(path).webp({ quality: 80 }).toBuffer()
  return `data:image/webp;base64,${data.toString('base64')}`
}

const view = async (change: Change, name: keyof typeof views) => {
  const path = change[name]
  if (!path) return '<figure></figure>'
  const text = `${views[name]}: ${change.picture}`
  return `<figure><img tabindex="0" alt="${escapeMarkup(text)}" src="${await inlined(path)}"><figcaption>${views[name]}</figcaption></figure>`
}

const sizeOf = ({ pixels, before, after }: Change) => {
  if (Number.isFinite(pixels)) return `${pixels} pixels`
  if (before && after) return 'another size'
  return before ? 'gone' : 'new'
}

const section = async (component: string, changes: readonly Change[]) => {
  const rows: string[] = []
  for (const change of changes) {
    const figures: string[] = []
    for (const name of ['before', 'after', 'difference'] as const) figures.push(await view(change, name))
    rows.push(
      `<h3>${escapeMarkup(change.picture)} <small>${sizeOf(change)}</small></h3>\n<div>${figures.join('\n')}</div>`,
    )
  }
  return `<section id="${escapeMarkup(component)}">\n<h2>${escapeMarkup(component)}</h2>\n${rows.join('\n')}\n</section>`
}

const link = (component: string, { length }: readonly Change[]) =>
  `<li><a href="#${encodeURI(component)}">${escapeMarkup(component)}</a> ${length}</li>`

const byComponent = <Item extends { component: string }>(items: readonly Item[]): [string, Item[]][] =>
  [...new Set(items.map(({ component }) => component))].map((name) => [
    name,
    items.filter(({ component }) => component === name),
  ])

const STYLES = `
  body { margin: 2rem; font: 1rem/1.5 system-ui; background: #eee; color: #222 }
  header { padding-bottom: 1rem; border-bottom: 1px solid #999 }
  header :is(p, ul) { margin: 0 }
  h3 { overflow-wrap: anywhere }
  section > div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem }
  figure { margin: 0; overflow-wrap: anywhere }
  img { max-width: 100%; max-height: 20rem; box-shadow: 0 0 0 1px #999; cursor: zoom-in }
  img:focus { position: fixed; inset: 1rem 1rem 3rem; max-width: calc(100vw - 2rem); max-height: calc(100vh - 4rem); margin: auto; background: #eee; cursor: default }
  img:focus + figcaption { position: fixed; inset: auto 0 0; padding: 0.5rem 1rem; background: #222; color: #fff; text-align: center }
  small { font-weight: normal }`

const pageOf = (title: string, about: string, sections: readonly string[]) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${title}</title>
<style>${STYLES}
</style>
<header>
<h1>${title}</h1>
${about}
</header>
${sections.join('\n')}
</html>
`

/** A page of one file: what differs as thumbnails, which grow when they have the focus. */
export const reviewPage = async ({ base, current, count, changes }: Compared): Promise<string> => {
  const largestFirst = changes.toSorted((a, b) => (a.pixels === b.pixels ? 0 : b.pixels - a.pixels))
  const groups = byComponent(largestFirst)
  const sections: string[] = []
  for (const group of groups) sections.push(await section(...group))
  return pageOf(
    'Visual review',
    `<p>Before: ${escapeMarkup(base)}</p>
<p>After:</p>
<ul>${current.map((commit) => `<li>${escapeMarkup(commit)}</li>`).join('')}</ul>
<p>${count} pictures compared; ${changes.length} differ, are new or are gone. Press a picture to enlarge it, Tab for the next.</p>
<ul>${groups.map((group) => link(...group)).join('')}</ul>`,
    sections,
  )
}

/** `source`: the path of the picture's file from that of the page. */
export type Picture = Pick<Change, 'component' | 'picture'> & { source: string }

/** All pictures on one page, by component. */
export const contactSheet = (pictures: readonly Picture[]): string => {
  const sections = byComponent(pictures).map(([component, ofComponent]) => {
    const figures = ofComponent.map(
      ({ picture, source }) =>
        `<figure><img tabindex="0" loading="lazy" alt="${escapeMarkup(picture)}" src="${encodeURI(source)}"><figcaption>${escapeMarkup(picture)}</figcaption></figure>`,
    )
    return `<section>\n<h2>${escapeMarkup(component)}</h2>\n<div>${figures.join('\n')}</div>\n</section>`
  })
  return pageOf('All states', `<p>${pictures.length} pictures. Press one to enlarge it.</p>`, sections)
}
