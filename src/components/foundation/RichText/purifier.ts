import createDOMPurify, { type DOMPurify, type WindowLike } from 'dompurify'

/** DOMPurify, bound to the browser's document. */
export let purifier: DOMPurify = createDOMPurify

/** Binds it to another window: the build has no document of its own. */
export const bindPurifier = (window: WindowLike) => {
  purifier = createDOMPurify(window)
}
