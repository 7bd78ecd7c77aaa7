import type { QueryClient } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import { App } from '../app/App'
import { StartFailure } from '../components/layout/StartFailure/StartFailure'
import { shopQuery } from '../cms/queries/firmQueries'
import { preloadPage } from '../routes/RoutedPage'
import { routes } from '../routes/routes'
import { loadLazyModules } from '../hydration/lazy/lazyModule'
import { defaultShop } from '../site/shop'
import { GlobalStyle } from '../theme/GlobalStyle'

export type PageHtml = {
  head: string
  styles: string
  body: string
  /** Hidden notice for when the application cannot start; outside its root. */
  startFailure: string
  source: string | undefined
}

/** React writes hoisted elements (title, metadata, links) before the page. */
const HOISTED = /^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)+/s

/** Without the markers to rehydrate them, up to a tenth of the rules: styled-components adds its own in the browser. */
const toPlainStyle = (tags: string): string => {
  const rules = tags
    .replace(/<\/?style[^>]*>/g, '')
    .replace(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '')
    .replace(/\/\*!sc\*\/\s*/g, '')
  return `<style>${rules}</style>`
}

/** In the same order in each build: styled-components writes rules in the order in which their code was loaded. */
export const loadAllPages = async (): Promise<void> => {
  for (const { page } of Object.values(routes)) await page.preload()
  await loadLazyModules()
}

/** Exactly like the first render in the browser. @throws Error when any part of it fails to render. */
export const renderPage = async (
  path: string,
  client: QueryClient,
  element?: ReactElement,
): Promise<PageHtml> => {
  const source = await preloadPage(path)
  await loadLazyModules()
  const sheet = new ServerStyleSheet()
  const toFailure = (cause: unknown) => new Error(`The page ${path} cannot be rendered.`, { cause })
  let renderError: unknown
  try {
    const { prelude } = await prerender(
      sheet.collectStyles(
        <StaticRouter location={path}>
          <App client={client} page={element} globalStyle={<GlobalStyle />} />
        </StaticRouter>,
      ),
      {
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        // By default React retries a failed part on the client; here it fails the build.
        onError: (error) => {
          renderError ??= error
        },
      },
    ).catch((error: unknown) => {
      throw toFailure(error)
    })
    if (renderError !== undefined) throw toFailure(renderError)
    const html = await new Response(prelude).text()
    const { phone } = { ...defaultShop, ...client.getQueryData(shopQuery().queryKey) }
    const startFailure = renderToStaticMarkup(sheet.collectStyles(<StartFailure phone={phone} />))
    const head = HOISTED.exec(html)?.[0] ?? ''
    return {
      head,
      styles: toPlainStyle(sheet.getStyleTags()),
      body: html.slice(head.length),
      startFailure,
      source,
    }
  } finally {
    sheet.seal()
  }
}
