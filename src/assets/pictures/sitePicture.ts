/** One of the site's own pictures, encoded at several widths. */
export type SitePicture = {
  /** `srcset` in AVIF. */
  avif: string
  /** `srcset` in WebP. */
  webp: string
  /** For a browser that reads neither format. */
  src: string
  /** px of the master. */
  width: number
  /** px of the master. */
  height: number
}

/** px at which a picture is encoded. */
const WIDTHS = [480, 800, 1200, 1600, 1920, 2560, 3840]
const PLAIN_WIDTH = 1200

/** px at which a master of this width is encoded: one that is narrower than a screen may ask ends with its own width. */
export const encodedWidths = (masterWidth: number): number[] => [
  ...new Set(WIDTHS.map((width) => Math.min(width, masterWidth))),
]

/**
 * The addresses of a scene's files.
 * @param folder under `public/pictures`; its name holds a hash of the master, so that it may be kept for ever.
 */
export const sitePicture = (folder: string, width: number, height: number): SitePicture => {
  const widths = encodedWidths(width)
  const address = (size: number, format: string) =>
    `${import.meta.env.BASE_URL}pictures/${folder}/${size}.${format}`
  const srcSet = (format: string) => widths.map((size) => `${address(size, format)} ${size}w`).join(', ')
  return {
    avif: srcSet('avif'),
    webp: srcSet('webp'),
    src: address(Math.min(PLAIN_WIDTH, width), 'webp'),
    width,
    height,
  }
}
