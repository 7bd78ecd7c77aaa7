/** A page in some browser, with the little that the protocols of all of them have in common. */
export type BrowserPage = {
  /** Name and version, as the browser says. */
  version: string
  open: (url: string) => Promise<void>
  /** @returns the value of an expression in the page, which must be JSON. */
  read: (expression: string) => Promise<unknown>
  resize: (width: number, height: number) => Promise<void>
  close: () => Promise<void>
}

/** Opens a browser; null when it is not on this machine. */
export type OpenBrowser = () => Promise<BrowserPage | null>
