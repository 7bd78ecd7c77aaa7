import { escapeXml } from '../../../src/seo/xml.ts'
import type { Comparison } from './compare.ts'

/** A comparison with its image files, relative to the report. */
export type Entry = {
  key: string
  title: string
  storyId: string
  kind: 'changed' | 'added' | 'removed'
  isAccepted: boolean
  before?: string
  after?: string
  overlay?: string
  /** Number of different pixels. */
  pixels?: number
  /** Why the story did not finish. */
  error?: string | null
}

export type Summary = { base: string; same: number; entries: readonly Entry[] }

export const countKinds = (comparisons: readonly Comparison[]): Record<Comparison['kind'], number> => {
  const counts = { same: 0, changed: 0, added: 0, removed: 0 }
  for (const { kind } of comparisons) counts[kind] += 1
  return counts
}

const picture = (src: string | undefined, caption: string) =>
  src
    ? `<figure><figcaption>${caption}</figcaption><img src="${escapeXml(src)}" alt="${caption}" loading="lazy"></figure>`
    : ''

const beforeAndAfter = ({ before, after, overlay }: Entry) => `
  <div class="side">${picture(before, 'Before')}${picture(after, 'After')}</div>
  <div class="overlay">${picture(overlay, 'Differences, in red')}</div>
  <div class="slider">
    <input type="range" min="0" max="100" value="50" aria-label="Before and after">
    <div class="stack"><img src="${escapeXml(after ?? '')}" alt="After" loading="lazy">
      <img class="top" src="${escapeXml(before ?? '')}" alt="Before" loading="lazy"></div>
  </div>`

const article = (entry: Entry, storybook: string) => `
<article id="${escapeXml(entry.key)}"${entry.isAccepted ? ' class="accepted"' : ''}>
  <h3><a href="${escapeXml(`${storybook}?path=/story/${entry.storyId}`)}">${escapeXml(entry.title)}</a></h3>
  <p>${escapeXml(entry.key)}${entry.pixels === undefined ? '' : ` · ${entry.pixels} px differ`}${
    entry.isAccepted ? ' · accepted' : ''
  }</p>
  ${entry.error ? `<p>Did not finish: ${escapeXml(entry.error)}</p>` : ''}
  ${entry.kind === 'changed' ? beforeAndAfter(entry) : picture(entry.before ?? entry.after, entry.kind)}
</article>`

const section = (title: string, entries: readonly Entry[], storybook: string) =>
  entries.length === 0
    ? ''
    : `<section><h2>${title} (${entries.length})</h2>${entries
        .map((entry) => article(entry, storybook))
        .join('')}</section>`

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 100rem; padding: 1rem 2rem; background: #fbf7f1; color: #1d1815 }
  nav { position: sticky; top: 0; z-index: 2; background: inherit; padding: .5rem 0; border-bottom: 1px solid #d8ccbc }
  nav label { margin-right: 1.5rem } a { color: #b93a0b } article { margin: 2rem 0; padding-top: 1rem; border-top: 1px solid #d8ccbc }
  .accepted { opacity: .6 } figure { margin: 0; min-width: 0 } img { max-width: 100%; border: 1px solid #d8ccbc; display: block }
  .side { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem } .stack { position: relative; display: inline-block }
  .stack .top { position: absolute; inset: 0; clip-path: inset(0 calc(100% - var(--at, 50%)) 0 0) } input[type=range] { width: 100%; position: sticky; top: 3rem; z-index: 1 }
  body:not([data-view=side]) .side, body:not([data-view=overlay]) .overlay, body:not([data-view=slider]) .slider { display: none }`

const script = `
  document.querySelector('nav').addEventListener('change', (event) => { document.body.dataset.view = event.target.value })
  document.addEventListener('input', ({ target }) => {
    if (target.type === 'range') target.nextElementSibling.style.setProperty('--at', target.value + '%')
  })`

const views = [
  ['side', 'Side by side'],
  ['overlay', 'Overlay'],
  ['slider', 'Slider'],
] as const

/** The report as HTML. @param storybook URL of the Storybook that its links open. */
export const renderReport = ({ base, same, entries }: Summary, storybook: string): string => {
  const of = (kind: Entry['kind']) => entries.filter((entry) => entry.kind === kind)
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Visual review</title>
<style>${style}</style></head><body data-view="side">
<h1>Compared with ${escapeXml(base)}</h1>
<p>${of('changed').length} changed, ${of('added').length} added, ${of('removed').length} removed, ${same} the same.</p>
<nav>${views
    .map(
      ([value, label]) =>
        `<label><input type="radio" name="view" value="${value}"${value === 'side' ? ' checked' : ''}> ${label}</label>`,
    )
    .join('')}</nav>
<main>${section('Changed', of('changed'), storybook)}${section('Added', of('added'), storybook)}${section(
    'Removed',
    of('removed'),
    storybook,
  )}</main>
<script>${script}</script></body></html>
`
}
