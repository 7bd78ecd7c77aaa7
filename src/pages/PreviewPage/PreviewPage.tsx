import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { previewQuery } from '../../cms/queries/previewQuery'
import { PageMetadata } from '../../components/layout/PageMetadata/PageMetadata'
import { previewMetadata } from './metadata'
import { settings } from '../../site/settings'
import { useIsHydrated } from '../../hooks/useIsHydrated'
import { isFields } from '../../values/fields'
import { PreviewView, type PreviewState } from './PreviewView'

/** What Strapi's administration posts to the frame of a preview after an entry was saved. */
const UPDATE = 'strapiUpdate'

const isUpdate = ({ origin, data }: MessageEvent) =>
  origin === settings.cmsOrigin && isFields(data) && data.type === UPDATE

/** `/apercu#token`: an entry of the backend that is not published yet, for the owner. */
export const PreviewPage = () => {
  const token = useLocation().hash.slice(1)
  // The prerendered page knows no token.
  const isHydrated = useIsHydrated()
  const { data, isPending, refetch } = useQuery({ ...previewQuery(token), enabled: token !== '' })

  useEffect(() => {
    const update = (event: MessageEvent) => {
      if (isUpdate(event)) void refetch()
    }
    window.addEventListener('message', update)
    return () => window.removeEventListener('message', update)
  }, [refetch])

  const toState = (): PreviewState => {
    if (data) return { status: 'ready', preview: data }
    if (data === null || (isHydrated && token === '')) return { status: 'empty' }
    return isPending ? { status: 'loading' } : { status: 'error', onRetry: () => void refetch() }
  }

  return (
    <>
      <PageMetadata {...previewMetadata()} />
      <PreviewView state={toState()} />
    </>
  )
}
