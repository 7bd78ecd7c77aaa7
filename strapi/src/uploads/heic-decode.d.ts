declare module 'heic-decode' {
  /** The first picture of the file, turned upright; 4 bytes for each pixel: red, green, blue, opacity. */
  function decode(input: { buffer: Uint8Array }): Promise<{
    width: number
    height: number
    data: Uint8ClampedArray
  }>
  export = decode
}
