/** What the protocols of all browsers have in common. */
export type BrowserPage = {
  version: string
  open: (url: string) => Promise<void>
  /** The value of the expression must be JSON. */
  read: (expression: string) => Promise<unknown>
  resize: (width: number, height: number) => Promise<void>
  close: () => Promise<void>
}

/** Null when it is not on this machine. */
export type OpenBrowser = () => Promise<BrowserPage | null>
