import { backendTexts } from '../site/texts/backend'

type CmsErrorDetail = { status?: number; body?: string; cause?: unknown }

/** Its `message` is French, to be shown after "Une erreur est survenue : ". */
export class CmsError extends Error {
  override name = 'CmsError'
  readonly kind: 'network' | 'http' | 'format'
  /** HTTP status; null unless `kind` is `http`. */
  readonly status: number | null
  readonly body: string

  constructor(kind: CmsError['kind'], message: string, detail: CmsErrorDetail = {}) {
    super(message, { cause: detail.cause })
    this.kind = kind
    this.status = detail.status ?? null
    this.body = detail.body ?? ''
  }
}

/** French. Offline, the code of a request may be what cannot be loaded: its error is the browser's, in English. */
export const messageOf = (error: Error): string =>
  error instanceof CmsError ? error.message : backendTexts.unreachable
