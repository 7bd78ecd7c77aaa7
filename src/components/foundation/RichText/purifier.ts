import createDOMPurify, { type DOMPurify, type WindowLike } from 'dompurify'

export let purifier: DOMPurify = createDOMPurify

let boundDocument: Document | undefined
let inert: Document | undefined

export const bindPurifier = (window: WindowLike) => {
  purifier = createDOMPurify(window)
  boundDocument = window.document
}

/** All of one document, in which jsdom parses a selector once. */
export const createInertBody = (): Element => {
  inert ??= (boundDocument ?? document).implementation.createHTMLDocument('')
  return inert.createElement('body')
}
