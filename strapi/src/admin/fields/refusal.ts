import type { ReactNode } from 'react'

/** That a field may stay empty does not help who has filled it in. */
const OPTIONAL = /\s*Facultatif\.\s*/

/** Strapi hides the help beside a refusal, and with it the example to follow. */
export const withHelp = (error: string | undefined, help: ReactNode) =>
  error && typeof help === 'string' ? `${error} ${help.replace(OPTIONAL, ' ').trim()}`.trim() : error
