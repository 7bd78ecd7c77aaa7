import * as v from 'valibot'
import { settings } from '../../site/settings'
import { optionalText, pixels, text } from './fields'
import type { Media, MediaFormat, MediaFormatName } from '../types'

const mediaSchema = v.object({
  url: v.optional(text, ''),
  alternativeText: v.optional(text, ''),
  caption: v.optional(text, ''),
  mime: v.optional(optionalText, ''),
  width: v.optional(pixels, null),
  height: v.optional(pixels, null),
  formats: v.fallback(v.nullish(v.record(v.string(), v.unknown())), null),
})

const formatSchema = v.object({ url: v.pipe(v.string(), v.trim(), v.minLength(1)), width: pixels })

const formatNames: ReadonlySet<string> = new Set<MediaFormatName>([
  'thumbnail',
  'xsmall',
  'small',
  'medium',
  'large',
  'xlarge',
])

const isFormatName = (name: string): name is MediaFormatName => formatNames.has(name)

/** An address of the backend, made absolute; `//host/…` becomes https. */
export const toMediaUrl = (url: string, origin = settings.cmsOrigin): string => {
  if (/^(https?:|data:)/i.test(url)) return url
  return url.startsWith('//') ? `https:${url}` : `${origin}/${url.replace(/^\/+/, '')}`
}

const toFormats = (formats: Record<string, unknown> | null | undefined, origin?: string): MediaFormat[] =>
  Object.entries(formats ?? {})
    .flatMap(([name, value]) => {
      const format = v.safeParse(formatSchema, value)
      if (!format.success || !isFormatName(name)) return []
      return [{ name, url: toMediaUrl(format.output.url, origin), width: format.output.width }]
    })
    .toSorted((a, b) => (a.width ?? 0) - (b.width ?? 0))

/** The picture in a flat media field, the first of a list; null when it has no address or is not a picture. */
export const toMedia = (value: unknown, origin?: string): Media | null => {
  const first: unknown = Array.isArray(value) ? value[0] : value
  if (typeof first === 'string') return first ? toMedia({ url: first }, origin) : null
  const media = v.safeParse(mediaSchema, first)
  if (!media.success || !media.output.url) return null
  const { url, mime, width, height, formats, alternativeText, caption } = media.output
  if (mime && !mime.startsWith('image/')) return null
  return {
    url: toMediaUrl(url, origin),
    alt: alternativeText || caption,
    width,
    height,
    mime,
    formats: toFormats(formats, origin),
  }
}

/** Makes addresses of pictures and uploaded files absolute. The HTML is still unsanitised. */
export const withAbsoluteMedia = (html: string, origin = settings.cmsOrigin): string =>
  html
    .replace(/(\ssrc\s*=\s*["']?)\/(?!\/)/gi, `$1${origin}/`)
    .replace(/(\s(?:src|href)\s*=\s*["']?)\/?(?=uploads\/)/gi, `$1${origin}/`)
