import createDOMPurify, { type DOMPurify, type WindowLike } from 'dompurify'

export let purifier: DOMPurify = createDOMPurify

let boundDocument: Document | undefined

export const bindPurifier = (window: WindowLike) => {
  purifier = createDOMPurify(window)
  boundDocument = window.document
}

export const createInertBody = (): Element =>
  (boundDocument ?? document).implementation.createHTMLDocument('').body
