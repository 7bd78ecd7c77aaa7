import { useIsHydrated } from '../../../hooks/useIsHydrated'
import { prerenderedHtml } from '../../../hydration/lazy/useIsPrerendered'
import type { DatedNotice } from '../../../site/currentNotice'
import { checkDayScript } from './checkDay'

export type NoticeTextProps = {
  /** Hidden outside its days. */
  notice: DatedNotice
  /** Set by `styled(NoticeText)`. */
  className?: string
}

const checkDay = import.meta.env.SSR
  ? { dangerouslySetInnerHTML: { __html: checkDayScript() } }
  : prerenderedHtml

/** The owner's notice; until hydration, an inline script checks its days by the visitor's date. */
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
