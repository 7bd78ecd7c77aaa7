'use strict'

const { PREVIEWED, signPreview } = require('./token')

const PATH = '/apercu'

/** In the fragment, which browsers send to no server. @param {string} siteUrl */
const previewUrl =
  (siteUrl) =>
  /** @param {string} uid @param {{ documentId?: string, status?: string }} entry */
  (uid, { documentId, status }) => {
    const type = PREVIEWED.find((candidate) => candidate === uid)
    if (!documentId || !type) return undefined
    const url = new URL(PATH, siteUrl)
    url.hash = signPreview({ uid: type, documentId, status: status === 'published' ? 'published' : 'draft' })
    return url.href
  }

module.exports = { previewUrl }
