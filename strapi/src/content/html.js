'use strict'

const MEDIA = /<(?:img|iframe|video|audio)\b/i

/** Addresses that a visitor's browser can load: of the web, or of this server. */
const LOADABLE = /^(?:https?:)?\/\/[^/\s]+|^\/(?!\/)/i

/** Whether formatted text shows nothing: an editor that was emptied leaves `<p></p>`. @param {unknown} html */
const isBlankHtml = (html) =>
  typeof html !== 'string' || (!MEDIA.test(html) && html.replace(/<[^>]*>|&nbsp;|\s/g, '') === '')

/**
 * The addresses of the pictures in formatted text.
 * @param {unknown} html
 * @returns {string[]}
 */
const pictureAddresses = (html) =>
  typeof html === 'string'
    ? Array.from(
        html.matchAll(/<img\b[^>]*?\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi),
        ([, double, single, bare]) => (double ?? single ?? bare ?? '').trim(),
      )
    : []

/**
 * Whether formatted text has a picture that no visitor can load, such as those that a word processor pastes: `file:`,
 * `data:`, `blob:`, or the bare name of a file.
 * @param {unknown} html
 */
const hasUnreachablePicture = (html) => pictureAddresses(html).some((address) => !LOADABLE.test(address))

module.exports = { isBlankHtml, hasUnreachablePicture }
