'use strict'

const crypto = require('node:crypto')
const jwt = require('jsonwebtoken')

/** @typedef {'api::product.product' | 'api::article.article' | 'api::blog-post.blog-post'} PreviewedType */

/** @type {PreviewedType[]} */
const PREVIEWED = ['api::product.product', 'api::article.article', 'api::blog-post.blog-post']

const LIFETIME = '1h'
const AUDIENCE = 'preview'
const ALGORITHM = 'HS256'

/** @typedef {{ uid: PreviewedType, documentId: string, status: 'draft' | 'published' }} Previewed */

/** Derived, so that a preview token is no key to the administration. */
const key = () => {
  const secret = process.env.ADMIN_JWT_SECRET
  if (!secret) throw new Error('ADMIN_JWT_SECRET is missing.')
  return crypto.createHmac('sha256', secret).update('preview').digest()
}

/** @param {Previewed} previewed */
const signPreview = ({ uid, documentId, status }) =>
  jwt.sign({ uid, documentId, status }, key(), {
    audience: AUDIENCE,
    algorithm: ALGORITHM,
    expiresIn: LIFETIME,
  })

/** @param {string} token @returns {Previewed | null} */
function readPreview(token) {
  try {
    const claims = jwt.verify(token, key(), { audience: AUDIENCE, algorithms: [ALGORITHM] })
    if (typeof claims === 'string') return null
    const { uid, documentId, status } = claims
    const type = PREVIEWED.find((candidate) => candidate === uid)
    return type ? { uid: type, documentId, status } : null
  } catch {
    return null
  }
}

module.exports = { PREVIEWED, readPreview, signPreview }
