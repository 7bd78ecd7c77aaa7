import createDOMPurify, { type DOMPurify, type WindowLike } from 'dompurify'

/** DOMPurify, bound to the browser's own document. */
export let purifier: DOMPurify = createDOMPurify

/** At build there is no document: the caller brings one. */
export const bindPurifier = (window: WindowLike) => {
  purifier = createDOMPurify(window)
}
