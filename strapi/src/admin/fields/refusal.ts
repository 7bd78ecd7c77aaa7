import type { ReactNode } from 'react'

/** Strapi hides the help beside a refusal, and with it the example to follow. */
export const withHelp = (error: string | undefined, help: ReactNode) =>
  error && typeof help === 'string' && help !== '' ? `${error} ${help}` : error
