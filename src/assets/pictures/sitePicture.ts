export type SitePicture = {
  avif: string
  webp: string
  /** For a browser that reads neither format. */
  src: string
  /** px of the master. */
  width: number
  height: number
}

const WIDTHS = [480, 800, 1200, 1600, 1920, 2560, 3840]
const PLAIN_WIDTH = 1200

/** px; a master narrower than a screen ends with its own width. */
export const encodedWidths = (masterWidth: number): number[] => [
  ...new Set(WIDTHS.map((width) => Math.min(width, masterWidth))),
]

/** @param folder its name holds a hash of the master, so that its files may be kept for ever. */
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
