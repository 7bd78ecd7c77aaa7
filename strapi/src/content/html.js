'use strict'

const MEDIA = /<(?:img|iframe|video|audio)\b/i

const LOADABLE = /^(?:https?:)?\/\/[^/\s]+|^\/(?!\/)/i

// These expressions never read beyond the next tag: text full of `<` would take them hours.

/** An editor that was emptied leaves `<p></p>`. @param {unknown} html */
const isBlankHtml = (html) =>
  typeof html !== 'string' || (!MEDIA.test(html) && html.replace(/<[^<>]*>|&nbsp;|\s/g, '') === '')

const SOURCE = /^[^>]*?\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i

/** @param {unknown} html @returns {string[]} */
const pictureAddresses = (html) =>
  typeof html === 'string'
    ? html.split(/<img\b/i).flatMap((part, index) => {
        const found = index > 0 && SOURCE.exec(part)
        return found ? [(found[1] ?? found[2] ?? found[3] ?? '').trim()] : []
      })
    : []

/** A word processor pastes `file:`, `data:`, `blob:`, or the bare name of a file. @param {unknown} html */
const hasUnreachablePicture = (html) => pictureAddresses(html).some((address) => !LOADABLE.test(address))

module.exports = { isBlankHtml, hasUnreachablePicture, pictureAddresses }
