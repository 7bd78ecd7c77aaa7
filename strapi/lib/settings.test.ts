import { describe, expect, it } from 'vitest'
import { readMail } from './mail'
import { readStorage, type Environment } from './storage'

describe('the storage of uploaded files', () => {
  const bucket = {
    UPLOAD_PROVIDER: 's3',
    S3_BUCKET: 'photos',
    S3_REGION: 'fr-par',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
    S3_PUBLIC_URL: 'https://photos.example.fr/',
  }

  it.each<[string, Environment]>([
    ['nothing', {}],
    ['an empty value', { UPLOAD_PROVIDER: '' }],
    ['local', { UPLOAD_PROVIDER: 'local', S3_BUCKET: 'photos' }],
  ])('is the disk with %s', (_what, env) => {
    expect(readStorage(env)).toBeNull()
  })

  it('is a bucket, of Amazon unless an endpoint is given', () => {
    const common = {
      bucket: 'photos',
      region: 'fr-par',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
      publicUrl: 'https://photos.example.fr',
    }
    expect(readStorage(bucket)).toEqual(common)
    expect(
      readStorage({ ...bucket, S3_ENDPOINT: 'https://s3.fr-par.scw.cloud', S3_ACL: 'public-read' }),
    ).toEqual({ ...common, endpoint: 'https://s3.fr-par.scw.cloud', acl: 'public-read' })
  })

  it.each<[Environment, string]>([
    [{ UPLOAD_PROVIDER: 'cloudinary' }, 'UPLOAD_PROVIDER is "cloudinary"; expected local or s3.'],
    [{ ...bucket, S3_REGION: ' ' }, 'UPLOAD_PROVIDER is s3, but S3_REGION is not set.'],
    [
      { UPLOAD_PROVIDER: 's3', S3_BUCKET: 'photos' },
      'UPLOAD_PROVIDER is s3, but S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_PUBLIC_URL is not set.',
    ],
    [{ ...bucket, S3_PUBLIC_URL: 'photos.example.fr' }, 'S3_PUBLIC_URL is "photos.example.fr"; expected'],
    [{ ...bucket, S3_PUBLIC_URL: 'ftp://photos.example.fr' }, 'S3_PUBLIC_URL is'],
    [{ ...bucket, S3_PUBLIC_URL: 'https://photos.example.fr?a=1' }, 'S3_PUBLIC_URL is'],
    [{ ...bucket, S3_ENDPOINT: 's3.example.fr' }, 'S3_ENDPOINT is "s3.example.fr"; expected'],
    [{ ...bucket, S3_ACL: 'private' }, 'S3_ACL is "private"; expected public-read, or nothing.'],
  ])('refuses %o', (env, message) => {
    expect(() => readStorage(env)).toThrow(message)
  })
})

describe('e-mail', () => {
  const mail = { SMTP_HOST: 'smtp.example.fr', MAIL_FROM: 'Nom <contact@example.fr>' }

  it('is not sent without a server', () => {
    expect(readMail({})).toBeNull()
    expect(readMail({ SMTP_HOST: '', MAIL_FROM: '' })).toBeNull()
  })

  it('is sent with TLS when there is a password', () => {
    const server = { host: 'smtp.example.fr', port: 587, secure: false, requireTLS: false }
    expect(readMail(mail)).toEqual({ from: mail.MAIL_FROM, server })
    const auth = { user: 'a', pass: 'b' }
    expect(readMail({ ...mail, SMTP_USERNAME: 'a', SMTP_PASSWORD: 'b' })).toEqual({
      from: mail.MAIL_FROM,
      server: { ...server, requireTLS: true, auth },
    })
    expect(readMail({ ...mail, SMTP_PORT: '465' })).toMatchObject({ server: { port: 465, secure: true } })
  })

  it.each<[Environment, string]>([
    [{ SMTP_HOST: 'smtp.example.fr' }, 'SMTP_HOST is set, but MAIL_FROM is not'],
    [{ MAIL_FROM: 'contact@example.fr' }, 'MAIL_FROM is set, but SMTP_HOST is not.'],
    [{ ...mail, MAIL_FROM: 'contact' }, 'MAIL_FROM is "contact"; expected an address'],
    [{ ...mail, SMTP_PORT: 'smtp' }, 'SMTP_PORT is "smtp"; expected a port'],
    [{ ...mail, SMTP_PORT: '70000' }, 'SMTP_PORT is "70000"; expected a port'],
    [{ ...mail, SMTP_USERNAME: 'a' }, 'SMTP_PASSWORD is missing'],
    [{ ...mail, SMTP_PASSWORD: 'b' }, 'SMTP_USERNAME is missing'],
  ])('refuses %o', (env, message) => {
    expect(() => readMail(env)).toThrow(message)
  })
})
