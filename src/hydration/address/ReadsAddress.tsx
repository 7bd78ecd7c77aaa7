import type { ReactNode } from 'react'
import { MARK_ASKED } from './markAsked'
import { prerenderedHtml } from '../lazy/useIsPrerendered'

export type ReadsAddressProps = {
  /** The parameters of the query string that change what the page shows. */
  parameters: readonly string[]
  /** Whether it shows what they ask for, see `useIsAnswered`. */
  isAnswered: boolean
  /** The page. */
  children: ReactNode
}

/** React does not run it in the browser: it has run in the prerendered page. */
const markAsked = import.meta.env.SSR ? { dangerouslySetInnerHTML: { __html: MARK_ASKED } } : prerenderedHtml

/**
 * Around a page that depends on its query string, which the build does not know: what is prerendered answers the address
 * without one. When the address has one of the parameters, the page stays as it is until everything that answers is
 * there, and changes once. Meanwhile its styles hide what does not answer and keep its place: `waiting` selects that
 * state. It ends when React removes `data-reads`, or the starter `data-asked`, if the application cannot start.
 */
export const ReadsAddress = ({ parameters, isAnswered, children }: ReadsAddressProps) => (
  <div data-reads={isAnswered ? undefined : parameters.join('|')} suppressHydrationWarning>
    {!isAnswered && <script {...markAsked} />}
    {children}
  </div>
)
