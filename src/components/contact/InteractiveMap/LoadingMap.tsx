import { useEffect, useState } from 'react'
import { InteractiveMap, type InteractiveMapProps } from './InteractiveMap'

const PATIENCE_MS = 10_000

export type LoadingMapProps = Pick<InteractiveMapProps, 'url'>

/** The interactive map and its state: a browser does not report when another site's frame fails. */
export const LoadingMap = ({ url }: LoadingMapProps) => {
  const [state, setState] = useState<InteractiveMapProps['state']>(navigator.onLine ? 'loading' : 'error')

  useEffect(() => {
    const timer = setTimeout(
      () => setState((current) => (current === 'ready' ? current : 'error')),
      PATIENCE_MS,
    )
    return () => clearTimeout(timer)
  }, [])

  // Without a connection, a frame “loads” the browser's own message.
  return <InteractiveMap url={url} state={state} onLoad={() => navigator.onLine && setState('ready')} />
}
