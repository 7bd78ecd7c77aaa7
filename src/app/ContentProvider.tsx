import { useContext, useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ContentContext } from '../cms/ContentContext'
import { createContentStore, type ContentStore } from '../cms/contentStore'
import { setPublishedFolder } from '../cms/published'
import { useIsPrerendered } from '../components/Prerendered/useIsPrerendered'
import { readPageState } from './pageState'
import { refreshWhenIdle } from './refreshWhenIdle'

let store: ContentStore | undefined

/** The browser's only store, filled with the content of the prerendered page. */
const documentStore = (): ContentStore => {
  if (store) return store
  const state = readPageState()
  store = createContentStore(state?.content, state?.readAt)
  if (state) {
    setPublishedFolder(state.publishedFolder)
    if (Object.keys(state.content).length > 0) refreshWhenIdle(store, state.checks)
  }
  return store
}

const DocumentContent = ({ children }: { children: ReactNode }) => {
  const { goLive } = documentStore()
  const { pathname } = useLocation()
  const isPrerendered = useIsPrerendered()
  const [openedPath] = useState(pathname)
  const isOwnPage = isPrerendered && pathname === openedPath

  // The document carries its own page; every page reached from it is read from the backend.
  useEffect(() => {
    if (!isOwnPage) void goLive()
  }, [isOwnPage, goLive])

  return <ContentContext value={documentStore()}>{children}</ContentContext>
}

/** Provides the content to the pages that show any; the other pages do not load its code. */
export const ContentProvider = ({ children }: { children: ReactNode }) => {
  const isGiven = useContext(ContentContext) !== null
  return isGiven ? children : <DocumentContent>{children}</DocumentContent>
}
