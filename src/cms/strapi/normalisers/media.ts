import * as v from 'valibot'
import { settings } from '../../../site/settings'
import { firstOf, isFields } from '../../../values/fields'
import { optionalText, pixels, text, webAddress } from '../wire/fields'
import type { Media, MediaFormat, ProductFile } from '../../content/types'
import { isCloudMedia, toCloudMedia } from './cloudMedia'
import type { MediaFormatName, StrapiFormats, StrapiMedia, Unchecked } from '../wire/wire'

const mediaSchema = v.object({
  url: text,
  alternativeText: text,
  caption: text,
  mime: optionalText,
  width: pixels,
  height: pixels,
  formats: v.fallback(v.record(v.string(), v.unknown()), {}),
} satisfies { [Name in keyof StrapiMedia]?: unknown })

const formatSchema = v.object({ url: v.pipe(v.string(), v.trim(), v.minLength(1)), width: pixels })

/** px, when the backend does not say (specification, 9); the thumbnail is too small for any use. */
const formatWidths: [MediaFormatName, number][] = [
  ['xsmall', 320],
  ['small', 500],
  ['medium', 750],
  ['large', 1000],
  ['xlarge', 1200],
]

/** Resizing would break vector and animated pictures. */
const isResizable = (url: string, mime: string | null) =>
  !/svg|gif/.test(mime ?? '') && !/\.(svg|gif)(\?|$)/i.test(url)

/** `//host/…` becomes https; spaces, which would end the URL in a `srcset`, are encoded. */
export const toMediaUrl = (url: string, origin = settings.cmsOrigin): string => {
  const encoded = url.replace(/\s/g, encodeURIComponent)
  if (/^(https?:|data:)/i.test(encoded)) return encoded
  return encoded.startsWith('//') ? `https:${encoded}` : `${origin}/${encoded.replace(/^\//, '')}`
}

const toFormats = (formats: Unchecked<StrapiFormats>, origin?: string): MediaFormat[] =>
  formatWidths
    .flatMap(([name, usualWidth]) => {
      const format = v.safeParse(formatSchema, formats[name])
      if (!format.success) return []
      return [{ url: toMediaUrl(format.output.url, origin), width: format.output.width ?? usualWidth }]
    })
    .sort((a, b) => a.width - b.width)

const withFormats = (media: Media, formats: Unchecked<StrapiFormats>, origin?: string): Media =>
  isCloudMedia(media) ? toCloudMedia(media) : { ...media, formats: toFormats(formats, origin) }

/** Strapi 4 proposes the file's name as the description. */
const PICTURE_NAME = /\.(avif|gif|heic|jpe?g|png|svg|tiff?|webp)$/i

/** The picture of a field, or of the first item of a list; null when it has no URL or is not a picture. */
export const toMedia = (value: unknown, origin?: string): Media | null => {
  const first = firstOf(value)
  if (typeof first === 'string') return first ? toMedia({ url: first }, origin) : null
  const file = v.safeParse(mediaSchema, first)
  if (!file.success || !file.output.url) return null
  const { url, mime, width, height, formats, alternativeText, caption } = file.output
  if (mime && !mime.startsWith('image/')) return null
  const media: Media = {
    url: toMediaUrl(url, origin),
    alt: [alternativeText, caption].find((typed) => typed && !PICTURE_NAME.test(typed)) ?? '',
    width,
    height,
    formats: [],
  }
  return isResizable(media.url, mime) ? withFormats(media, formats, origin) : media
}

const kilobytes = v.fallback(v.nullable(v.pipe(v.number(), v.finite(), v.gtValue(0))), null)

const FILE_ADDRESS = /^(https?:\/\/|\/|uploads\/)/i

export const toFileUrl = (value: unknown): string | null => {
  const first = firstOf(value)
  const address = v.parse(text, isFields(first) ? first.url : first)
  return FILE_ADDRESS.test(address) ? v.parse(webAddress, toMediaUrl(address)) : null
}

/** Only of files: the end of a page's address says nothing of use. */
const FILE_TYPE = /\.(pdf|docx?|odt|jpe?g|png|webp)$/i

/** A file to download, or its address. */
export const toFile = (value: unknown): ProductFile | null => {
  const first = firstOf(value)
  const url = toFileUrl(first)
  if (url === null) return null
  return {
    url,
    type: FILE_TYPE.exec(new URL(url).pathname)?.[1]?.toUpperCase() ?? null,
    size: isFields(first) ? v.parse(kilobytes, first.size) : null,
  }
}

/** The HTML is still not sanitised. */
export const withAbsoluteMedia = (html: string, origin = settings.cmsOrigin): string =>
  html
    .replace(/(\ssrc\s*=\s*["']?)(?![\s"'>]|\/\/|[a-z][\w+.-]*:)\/?/gi, `$1${origin}/`)
    .replace(/(\shref\s*=\s*["']?)\/?(?=uploads\/)/gi, `$1${origin}/`)
