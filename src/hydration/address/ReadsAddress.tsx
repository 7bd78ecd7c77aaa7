import type { ReactNode } from 'react'
import { MARK_QUERY } from './markQuery'
import { prerenderedHtml } from '../lazy/useIsPrerendered'

export type ReadsAddressProps = {
  parameters: readonly string[]
  isAnswered: boolean
  children: ReactNode
}

/** React does not run it in the browser: it has run in the prerendered page. */
const markQuery = import.meta.env.SSR ? { dangerouslySetInnerHTML: { __html: MARK_QUERY } } : prerenderedHtml

/** The build does not know the query string: the page stays as prerendered until its content is ready. */
export const ReadsAddress = ({ parameters, isAnswered, children }: ReadsAddressProps) => (
  <div data-reads={isAnswered ? undefined : parameters.join('|')} suppressHydrationWarning>
    {!isAnswered && <script {...markQuery} />}
    {children}
  </div>
)
