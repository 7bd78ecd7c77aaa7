import { useEffect, useState } from 'react'
import { site } from '../../../site/identity'
import { common } from '../../../site/texts/common'
import { ButtonAnchor } from '../Button/Button'
import { LiveRegion } from '../LiveRegion/LiveRegion'
import { Notice } from '../Notice/Notice'

/** ms. After four seconds the published copy is tried; only a page without one is still loading a second later. */
const SLOW_AFTER_MS = 5_000

export type SlowLoadingProps = {
  /** ms after which loading counts as slow. */
  afterMs?: number
}

/** Placed above a skeleton: when loading takes long, offers to reload the page or to call. */
export const SlowLoading = ({ afterMs = SLOW_AFTER_MS }: SlowLoadingProps) => {
  const [isSlow, setSlow] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), afterMs)
    return () => clearTimeout(timer)
  }, [afterMs])

  return (
    <LiveRegion>
      {isSlow && (
        <Notice title={common.slow} hint={common.slowHint}>
          {/* An empty address is the page's own: the link reloads it. */}
          <ButtonAnchor href="">{common.retry}</ButtonAnchor>
          <ButtonAnchor variant="outline" href={site.phoneHref}>
            {site.phone}
          </ButtonAnchor>
        </Notice>
      )}
    </LiveRegion>
  )
}
