import { type QueryClient } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import { App } from '../app/App'
import { preloadPage } from '../routes/RoutedPage'
import { loadLazyModules } from '../hydration/lazyModule'
import { ThemeStyle } from '../theme/ThemeStyle'

export type RenderedPage = {
  /** Title, metadata and preloads, for the head. */
  head: string
  /** The CSS rules this page uses, in a `<style>` element. */
  styles: string
  body: string
  /** Source file of the page's container, by which its scripts are found. */
  source: string | undefined
}

/** React writes the elements that belong in the head before the page itself. */
const HOISTED = /^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)+/s

/**
 * The rules without the markers by which styled-components would rehydrate them. The markers weigh up to a tenth of the
 * rules; without them the browser's copy of styled-components adds its own rules beside these.
 */
const toPlainStyle = (tags: string): string => {
  const rules = tags
    .replace(/<\/?style[^>]*>/g, '')
    .replace(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '')
    .replace(/\/\*!sc\*\/\s*/g, '')
  return `<style>${rules}</style>`
}

/**
 * Renders the page of an address as the browser's first render will have it, with the content in this cache.
 * @param element rendered instead of the page of the address.
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
          <App client={client} page={element} themeStyle={<ThemeStyle />} />
        </StaticRouter>,
      ),
      {
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        // React would leave a failed part to the browser; here a failure fails the build.
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
      source,
    }
  } finally {
    sheet.seal()
  }
}
