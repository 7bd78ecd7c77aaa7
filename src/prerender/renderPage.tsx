import { dehydrate, type QueryClient } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import { App } from '../app/App'
import { preloadPage } from '../app/routes'
import { loadLazyModules } from '../components/Built/lazyModule'
import { ThemeStyle } from '../theme/ThemeStyle'

export type RenderedPage = {
  /** Title, metadata and preloads, for the head. */
  head: string
  /** The page's own rules, and no others. */
  styles: string
  body: string
  queries: ReturnType<typeof dehydrate>
  /** The container's file, by which its scripts are found. */
  source: string | undefined
}

/** React writes what belongs in the head before the page itself. */
const HOISTED = /^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)+/s

/**
 * The rules alone, without the marks by which styled-components would take them over: the browser makes its own copy of
 * the same rules, and the marks weigh as much as a tenth of them.
 */
const toPlainStyle = (tags: string): string => {
  const rules = tags
    .replace(/<\/?style[^>]*>/g, '')
    .replace(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '')
    .replace(/\/\*!sc\*\/\s*/g, '')
  return `<style>${rules}</style>`
}

/**
 * The page of an address, as the browser's first render will have it, from the content in `client`.
 * @param element shown instead of the address's own page.
 * @throws Error when any part of it fails to render.
 */
export const renderPage = async (
  path: string,
  client: QueryClient,
  element?: ReactElement,
): Promise<RenderedPage> => {
  const source = await preloadPage(path)
  await loadLazyModules()
  const sheet = new ServerStyleSheet()
  let fault: unknown
  try {
    const { prelude } = await prerender(
      sheet.collectStyles(
        <StaticRouter location={path}>
          <App queryClient={client} page={element} themeStyle={<ThemeStyle />} />
        </StaticRouter>,
      ),
      {
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        // React would leave the faulty part to the browser; a page is built whole or not at all.
        onError: (error) => {
          fault ??= error
        },
      },
    )
    if (fault !== undefined) throw new Error(`The page ${path} cannot be rendered.`, { cause: fault })
    const html = await new Response(prelude).text()
    const head = HOISTED.exec(html)?.[0] ?? ''
    return {
      head,
      styles: toPlainStyle(sheet.getStyleTags()),
      body: html.slice(head.length),
      queries: dehydrate(client),
      source,
    }
  } finally {
    sheet.seal()
  }
}
