import { useIsHydrated } from '../../../hooks/useIsHydrated'
import { prerenderedHtml } from '../../../hydration/lazy/useIsPrerendered'
import type { DatedNotice } from '../../../site/currentNotice'
import { CHECK_DAY } from './checkDay'

export type NoticeTextProps = {
  /** Hidden when its days have not come. */
  notice: DatedNotice
  /** Its style. */
  className?: string
}

/** React does not run it in the browser: it has run in the prerendered page. */
const checkDay = import.meta.env.SSR ? { dangerouslySetInnerHTML: { __html: CHECK_DAY } } : prerenderedHtml

/**
 * What the owner announces. Until hydration, `CHECK_DAY` decides whether it is shown, as the build does not know the
 * visitor's date; then `notice` does.
 */
export const NoticeText = ({ notice: { text, from, until, isShown }, className }: NoticeTextProps) => {
  const isHydrated = useIsHydrated()
  return (
    <>
      <p className={className} hidden={!isShown} data-from={from} data-until={until} suppressHydrationWarning>
        {text}
      </p>
      {!isHydrated && <script {...checkDay} />}
    </>
  )
}
