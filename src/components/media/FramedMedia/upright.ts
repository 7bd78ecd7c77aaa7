import { css } from 'styled-components'
import type { Media } from '../../../cms/types'

/** Whether a picture is upright: an appliance on a plain background, to be shown whole, never cropped. */
export const isPortrait = (media: Media | null): boolean =>
  media?.width != null && media.height !== null && media.height > media.width

/** Fades a picture's sides into the frame, whose background is never quite the picture's own. */
export const fadedSides = css`
  mask-image: linear-gradient(90deg, transparent, black 16% 84%, transparent);
`
