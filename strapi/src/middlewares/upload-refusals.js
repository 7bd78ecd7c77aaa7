'use strict'

/** @import { Core } from '@strapi/strapi' */

/**
 * Strapi's own refusals of files, which it sends in English, and what the owner is told.
 * @type {[pattern: RegExp, sentence: string][]}
 */
const sentences = [
  [
    /MIME type is not allowed|^File type '.*' is not allowed|^Cannot verify file type/,
    'Ce fichier n’est pas une photo. Envoyez une image JPEG, PNG ou WebP.',
  ],
  [/^Files are empty$/, 'Ce fichier est vide. Envoyez-le de nouveau.'],
  [/FileTooBig|exceeds size limit/, 'Ce fichier est trop lourd. Réduisez la photo avant de l’envoyer.'],
  [
    /^File name contains invalid characters$/,
    'Le nom de ce fichier contient des caractères que le site n’accepte pas. Renommez-le, puis envoyez-le de nouveau.',
  ],
]

/** @type {Core.MiddlewareFactory} */
module.exports = () => async (ctx, next) => {
  await next()
  /** @type {{ error?: { message: string } } | undefined} */
  const body = ctx.status >= 400 && ctx.path.startsWith('/upload') ? ctx.body : undefined
  const message = body?.error?.message ?? ''
  const sentence = sentences.find(([pattern]) => pattern.test(message))?.[1]
  if (body?.error && sentence) body.error.message = sentence
}
