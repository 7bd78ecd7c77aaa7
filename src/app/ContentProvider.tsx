import { useContext, useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { BackendCheck } from '../cms/content/backendCheck'
import { ContentContext } from '../cms/content/ContentContext'
import { createContentStore, type ContentStore } from '../cms/content/contentStore'
import { setPublishedFolder } from '../cms/content/published'
import { useIsPrerendered } from '../hydration/useIsPrerendered'
import { readPageState } from './pageState'
import { refreshWhenIdle } from './refreshWhenIdle'

type DocumentContent = {
  store: ContentStore
  /** None in a document that was not prerendered with content. */
  checks: readonly BackendCheck[] | null
}

let documentContent: DocumentContent | undefined

/** The browser's only store, filled with the content of the prerendered page. */
const openDocument = (): DocumentContent => {
  if (documentContent) return documentContent
  const state = readPageState()
  // The build's clock may be ahead of the visitor's.
  const store = createContentStore(state?.content, state ? Math.min(state.readAt, Date.now()) : 0)
  if (state) setPublishedFolder(state.publishedFolder)
  const hasContent = state !== null && Object.keys(state.content).length > 0
  documentContent = { store, checks: hasContent ? state.checks : null }
  return documentContent
}

const DocumentContentProvider = ({ children }: { children: ReactNode }) => {
  const { store, checks } = openDocument()
  const { pathname } = useLocation()
  const isPrerendered = useIsPrerendered()
  const [openedPath] = useState(pathname)
  const isOwnPage = isPrerendered && pathname === openedPath && checks !== null

  // The document carries its own page; every page reached from it is read from the backend.
  useEffect(() => {
    if (isOwnPage) return refreshWhenIdle(store, checks)
    void store.goLive()
    return undefined
  }, [isOwnPage, store, checks])

  return <ContentContext value={store}>{children}</ContentContext>
}

/** Provides the content to the pages that show any; the other pages do not load its code. */
export const ContentProvider = ({ children }: { children: ReactNode }) => {
  const isGiven = useContext(ContentContext) !== null
  return isGiven ? children : <DocumentContentProvider>{children}</DocumentContentProvider>
}
