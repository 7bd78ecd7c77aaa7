import * as v from 'valibot'
import { settings } from '../../site/settings'
import { optionalText, pixels, text } from './fields'
import type { Media, MediaFormat, MediaFormatName } from '../types'
import type { StrapiFormats, StrapiMedia, Unchecked } from './wire'

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

const formatNames: MediaFormatName[] = ['thumbnail', 'xsmall', 'small', 'medium', 'large', 'xlarge']

/** Makes a URL of the backend absolute; `//host/…` becomes https. */
export const toMediaUrl = (url: string, origin = settings.cmsOrigin): string => {
  if (/^(https?:|data:)/i.test(url)) return url
  return url.startsWith('//') ? `https:${url}` : `${origin}/${url.replace(/^\//, '')}`
}

const toFormats = (formats: Unchecked<StrapiFormats>, origin?: string): MediaFormat[] =>
  formatNames
    .flatMap((name) => {
      const format = v.safeParse(formatSchema, formats[name])
      if (!format.success) return []
      return [{ name, url: toMediaUrl(format.output.url, origin), width: format.output.width }]
    })
    .toSorted((a, b) => (a.width ?? 0) - (b.width ?? 0))

/** Reads a flat media field, or the first item of a list; null when it has no URL or is not a picture. */
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

/** Makes URLs of pictures and uploaded files absolute. The HTML is still not sanitised. */
export const withAbsoluteMedia = (html: string, origin = settings.cmsOrigin): string =>
  html
    .replace(/(\ssrc\s*=\s*["']?)\/(?!\/)/gi, `$1${origin}/`)
    .replace(/(\s(?:src|href)\s*=\s*["']?)\/?(?=uploads\/)/gi, `$1${origin}/`)
