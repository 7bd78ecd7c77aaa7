import { PAGE_CONTENT_ID, type PageContent } from '../cms/cache/pageContent'
import { STARTER } from '../hydration/start/starter'
import { scriptJson } from '../seo/jsonLd'
import { CONTENT_ID } from '../site/paths'
import { palette } from '../theme/tokens'
import { stylePolicy } from './hosting/policy'
import type { PageHtml } from './renderPage'

export type PageDocument = {
  page: PageHtml
  /** The application's entry first, then those to preload with it. */
  scripts: string[]
  content: PageContent | null
  description: string
  /** The 404 document, served for every address without a file. */
  isFallback?: boolean
}

export const toDocument = ({
  page,
  scripts,
  content,
  description,
  isFallback = false,
}: PageDocument): string =>
  [
    '<!doctype html><html lang="fr"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // No paint before the whole header: its links, which are on the right, would move.
    `<link rel="expect" href="#${CONTENT_ID}" blocking="render">`,
    page.head,
    description,
    // iPhones find /apple-touch-icon.png by its name.
    `<meta name="theme-color" content="${palette.ink}"><link rel="icon" href="/favicon.svg">`,
    '<link rel="manifest" href="/site.webmanifest">',
    `<meta http-equiv="Content-Security-Policy" content="${stylePolicy(page.styles)}">`,
    page.styles,
    `</head><body><div id="root"${isFallback ? ' data-fallback=""' : ''}>${page.body}</div>`,
    ...(content
      ? [
          page.startFailure,
          `<script type="application/json" id="${PAGE_CONTENT_ID}">${scriptJson(content)}</script>`,
          `<script type="application/json" id="boot">${scriptJson(scripts)}</script>`,
          `<script>${STARTER}</script>`,
        ]
      : []),
    '</body></html>',
  ].join('')
