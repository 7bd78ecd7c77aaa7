'use strict'

/** @typedef {Readonly<Record<string, string | undefined>>} Environment */

/**
 * @typedef {object} Bucket
 * @property {string} bucket
 * @property {string} region
 * @property {string} [endpoint] without it, Amazon's
 * @property {string} accessKeyId
 * @property {string} secretAccessKey
 * @property {string} publicUrl where visitors load the files, without a slash at the end
 * @property {'public-read'} [acl] for buckets whose files are only public one by one
 */

const REQUIRED = ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'S3_PUBLIC_URL']

/** @param {Environment} env @param {string} name */
const read = (env, name) => env[name]?.trim() ?? ''

/** @param {Environment} env @param {string} name */
function readUrl(env, name) {
  const text = read(env, name)
  const url = URL.canParse(text) ? new URL(text) : null
  if (url && /^https?:$/.test(url.protocol) && !url.search && !url.hash) return text.replace(/\/+$/, '')
  throw new Error(`${name} is "${text}"; expected an address such as https://pictures.example.fr.`)
}

/**
 * Null for this machine's disk (PUBLIC_DIR).
 * @param {Environment} env
 * @returns {Bucket | null}
 * @throws {Error} that names the variable which is missing or malformed.
 */
function readStorage(env) {
  const provider = read(env, 'UPLOAD_PROVIDER') || 'local'
  if (provider === 'local') return null
  if (provider !== 's3') throw new Error(`UPLOAD_PROVIDER is "${provider}"; expected local or s3.`)

  const missing = REQUIRED.filter((name) => !read(env, name))
  if (missing.length > 0) throw new Error(`UPLOAD_PROVIDER is s3, but ${missing.join(', ')} is not set.`)
  const acl = read(env, 'S3_ACL')
  if (acl && acl !== 'public-read') throw new Error(`S3_ACL is "${acl}"; expected public-read, or nothing.`)
  return {
    bucket: read(env, 'S3_BUCKET'),
    region: read(env, 'S3_REGION'),
    ...(read(env, 'S3_ENDPOINT') && { endpoint: readUrl(env, 'S3_ENDPOINT') }),
    accessKeyId: read(env, 'S3_ACCESS_KEY_ID'),
    secretAccessKey: read(env, 'S3_SECRET_ACCESS_KEY'),
    publicUrl: readUrl(env, 'S3_PUBLIC_URL'),
    ...(acl && { acl: 'public-read' }),
  }
}

module.exports = { readStorage }
