/** Calls `act` for a picture that could not be loaded: before hydration nothing listened to its error. */
export const ifBroken = (image: HTMLImageElement, act: () => void): void => {
  if (image.complete && image.naturalWidth === 0) image.decode().catch(act)
}
