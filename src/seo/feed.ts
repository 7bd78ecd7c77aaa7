import type { Article } from '../cms/content/types'
import { site } from '../site/identity'
import { paths } from '../site/paths'
import { newsTexts } from '../site/texts/news'
import { canonical } from './canonical'
import { element, escapeXml, XML_DECLARATION } from './xml'

export const FEED_PATH = '/actualites.xml'
export const FEED_TYPE = 'application/rss+xml'
export const feedTitle = `${newsTexts.pageTitle} – ${site.name}`

const LIMIT = 30

const time = (iso: string | null) => (iso === null ? Number.NaN : Date.parse(iso))

const byDate = (a: Article, b: Article) =>
  (time(b.date) || Number.NEGATIVE_INFINITY) - (time(a.date) || Number.NEGATIVE_INFINITY) || 0

/** RFC 822, with a four-digit year as RSS 2.0 prefers. */
const rfc822 = (ms: number) => new Date(ms).toUTCString()

const dateElement = (name: string, ms: number) => (Number.isNaN(ms) ? [] : [element(name, rfc822(ms))])

const toItem = (article: Article, siteUrl: string) => {
  const link = canonical(paths.article(article.slug), siteUrl)
  return [
    '<item>',
    element('title', article.title),
    element('link', link),
    `<guid isPermaLink="true">${escapeXml(link)}</guid>`,
    ...dateElement('pubDate', time(article.date)),
    // A description is HTML inside XML: the plain excerpt is escaped twice.
    ...(article.excerpt ? [element('description', escapeXml(article.excerpt))] : []),
    ...article.tags.map((tag) => element('category', tag)),
    '</item>',
  ].join('\n')
}

export const feed = (articles: readonly Article[], siteUrl: string): string => {
  const newest = articles.toSorted(byDate).slice(0, LIMIT)
  const self = escapeXml(canonical(FEED_PATH, siteUrl))
  return [
    XML_DECLARATION,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', feedTitle),
    element('link', canonical(paths.news, siteUrl)),
    `<atom:link href="${self}" rel="self" type="${FEED_TYPE}"/>`,
    element('description', newsTexts.metaDescription),
    element('language', 'fr-FR'),
    ...newest.map((article) => toItem(article, siteUrl)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}
