import createDOMPurify, { type DOMPurify, type WindowLike } from 'dompurify'

/** DOMPurify, bound to the browser's document. */
export let purifier: DOMPurify = createDOMPurify

let boundDocument: Document | undefined

/** Binds it to another window: the build has no document of its own. */
export const bindPurifier = (window: WindowLike) => {
  purifier = createDOMPurify(window)
  boundDocument = window.document
}

/** An empty element in a document in which nothing loads or runs. */
export const createInertBody = (): Element =>
  (boundDocument ?? document).implementation.createHTMLDocument('').body
