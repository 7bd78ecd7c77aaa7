import { transform } from 'unpic/providers/cloudinary'
import { CLOUD_IMAGES } from '../../../site/cloudImages'
import type { Media } from '../../content/types'

/** px (specification, 9). */
const CLOUD_WIDTH = 1200
const CLOUD_WIDTHS = [500, 750, 1000, CLOUD_WIDTH]

export const isCloudMedia = ({ url }: Media) => url.startsWith(`${CLOUD_IMAGES}/`)

const atWidth = (url: string, width: number) => transform(url, { width, format: 'auto', quality: 'auto' })

const scaled = (side: number | null, scale: number) => side && Math.round(side * scale)

/** In its best format and quality, never enlarged. */
export const toCloudMedia = (media: Media): Media => {
  const { url, width, height } = media
  const scale = width === null ? 1 : Math.min(1, CLOUD_WIDTH / width)
  return {
    ...media,
    url: atWidth(url, CLOUD_WIDTH),
    width: scaled(width, scale),
    height: scaled(height, scale),
    formats: CLOUD_WIDTHS.filter((at) => width === null || at <= width).map((at) => ({
      url: atWidth(url, at),
      width: at,
    })),
  }
}
