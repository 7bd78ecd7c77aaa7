import { transform } from 'unpic/providers/cloudinary'
import type { Media } from '../../../cms/types'
import { CLOUD_IMAGES } from '../../../site/cloudImages'

/** Widths (px) the backend's formats stand for when it does not say (specification, 9; `xsmall` is the companion's). */
const formatWidths = {
  thumbnail: 245,
  xsmall: 320,
  small: 500,
  medium: 750,
  large: 1000,
  xlarge: 1200,
} as const

/** px asked of the cloud image service (specification, 9). */
const CLOUD_WIDTH = 1200
const CLOUD_WIDTHS = [500, 750, 1000, CLOUD_WIDTH]

const isCloudImage = (url: string) => url.startsWith(`${CLOUD_IMAGES}/`)

/** Encoding them again would break vector and animated pictures. */
const isUntransformable = ({ mime, url }: Media) =>
  /svg|gif/.test(mime ?? '') || /\.(svg|gif)(\?|$)/i.test(url)

const atWidth = (url: string, width: number) => transform(url, { width, format: 'auto', quality: 'auto' })

export type ImageSources = { src: string; srcSet: string | undefined }

/** Addresses of a picture for `<img>`: the backend's formats, or the cloud image service's own widths. */
export const imageSources = (media: Media): ImageSources => {
  if (isUntransformable(media)) return { src: media.url, srcSet: undefined }
  if (isCloudImage(media.url)) {
    return {
      src: atWidth(media.url, CLOUD_WIDTH),
      srcSet: CLOUD_WIDTHS.map((width) => `${atWidth(media.url, width)} ${width}w`).join(', '),
    }
  }
  const sources = media.formats
    .filter(({ name }) => name !== 'thumbnail')
    .map(({ name, url, width }) => ({ url, width: width ?? formatWidths[name] }))
  if (sources.length === 0) return { src: media.url, srcSet: undefined }
  const largest = Math.max(...sources.map(({ width }) => width))
  if (media.width !== null && media.width > largest) sources.push({ url: media.url, width: media.width })
  return { src: media.url, srcSet: sources.map(({ url, width }) => `${url} ${width}w`).join(', ') }
}
