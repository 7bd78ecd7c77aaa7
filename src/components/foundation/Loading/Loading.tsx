import { useEffect, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useAnnouncement } from '../Announcer/announce'
import { SlowMessage } from '../SlowMessage/SlowMessage'

/** The published copy is tried after 4 s; only a page without one is still loading then. */
const SLOW_AFTER_MS = 5_000

export type LoadingProps = {
  /** What is loading, announced to screen readers. */
  label: string
  /** Its language, when it is not French. */
  lang?: string
  /** Whether sighted visitors see the label. */
  isLabelVisible?: boolean
  /** ms after which loading counts as slow. */
  slowAfterMs?: number
  /** The skeleton. */
  children?: ReactNode
}

/** Stands for loading content: a skeleton, an announcement, and a message in its place when it takes long. */
export const Loading = ({
  label,
  lang,
  isLabelVisible = false,
  slowAfterMs = SLOW_AFTER_MS,
  children,
}: LoadingProps) => {
  const [isSlow, setSlow] = useState(false)
  useAnnouncement(label, lang)

  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs)
    return () => clearTimeout(timer)
  }, [slowAfterMs])

  return (
    <>
      {isLabelVisible && <p lang={lang}>{label}</p>}
      {isSlow ? (
        <InPlace>
          <SlowMessage />
          <div>{children}</div>
        </InPlace>
      ) : (
        children
      )}
    </>
  )
}

/** As high as the skeleton, so that nothing moves. */
const InPlace = styled.div`
  display: grid;

  > * {
    grid-area: 1 / 1;
    min-width: 0;
  }
  > :last-child {
    visibility: hidden;
  }
`
