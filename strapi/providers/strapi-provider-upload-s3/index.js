'use strict'

/** @import { Readable } from 'node:stream' */
/** @import { Bucket } from '../../lib/storage' */

const { buffer } = require('node:stream/consumers')
const { DeleteObjectCommand, PutObjectCommand, S3Client } = require('@aws-sdk/client-s3')

/**
 * A file, or one of its formats, as the upload plugin passes it.
 * @typedef {{ hash: string, ext?: string, mime: string, url?: string, stream: Readable }} StoredFile
 */

/** A file that is replaced keeps its address; the API adds its version, so that browsers load the new one at once. */
const CACHE_CONTROL = 'public, max-age=86400'

/** @param {{ hash: string, ext?: string }} file */
const keyOf = ({ hash, ext = '' }) => `${hash}${ext}`

module.exports = {
  /** @param {Bucket} options */
  init({ bucket, region, endpoint, accessKeyId, secretAccessKey, publicUrl, acl }) {
    const client = new S3Client({
      region,
      credentials: { accessKeyId, secretAccessKey },
      ...(endpoint && { endpoint }),
      // Other services than Amazon's have no host name for each bucket, or no certificate for it.
      forcePathStyle: Boolean(endpoint),
      // Checksums that only Amazon's service knows.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    })

    /** @param {StoredFile} file */
    const uploadStream = async (file) => {
      await client.send(
        new PutObjectCommand({
          Bucket: bucket,
          Key: keyOf(file),
          // The service must be told the length; UPLOAD_MAX_BYTES limits it.
          Body: await buffer(file.stream),
          ContentType: file.mime,
          CacheControl: CACHE_CONTROL,
          ...(acl && { ACL: acl }),
        }),
      )
      file.url = `${publicUrl}/${keyOf(file)}`
    }

    /** @param {{ hash: string, ext?: string }} file */
    const remove = (file) => client.send(new DeleteObjectCommand({ Bucket: bucket, Key: keyOf(file) }))

    return {
      uploadStream,
      /** Never leaves visitors without the file. @param {StoredFile} file @param {StoredFile} previous */
      async replaceStream(file, previous) {
        await uploadStream(file)
        if (keyOf(file) !== keyOf(previous)) await remove(previous)
      },
      delete: remove,
    }
  },
}
