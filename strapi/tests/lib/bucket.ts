// A bucket on this machine, which a Strapi can keep its files in.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { freePort } from '../../../scripts/shared/processes.ts'

const BUCKET = 'photos'

/** Starts an S3-compatible server with a bucket; `env` holds the settings of a Strapi that uses it. */
export const startBucket = async () => {
  const directory = await mkdtemp(join(tmpdir(), 'bucket-'))
  const port = await freePort()
  const endpoint = `http://127.0.0.1:${port}`
  const publicUrl = `${endpoint}/${BUCKET}`
  const configureBuckets = [{ name: BUCKET }]
  const server = new S3rver({ address: '127.0.0.1', port, directory, silent: true, configureBuckets })
  await server.run()
  return {
    publicUrl,
    env: {
      UPLOAD_PROVIDER: 's3',
      S3_BUCKET: BUCKET,
      S3_REGION: 'fr-par',
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      S3_PUBLIC_URL: publicUrl,
    },
    stop: async () => {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
