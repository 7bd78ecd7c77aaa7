import { css } from 'styled-components'
import type { Media } from '../../cms/types'

/** An upright picture is an appliance on its studio ground: never cut, always shown whole. */
export const isUpright = (media: Media | null): boolean =>
  media?.width != null && media.height !== null && media.height > media.width

/** No studio ground is quite even: a picture's sides melt into the ground around it. */
export const meltingSides = css`
  mask-image: linear-gradient(90deg, transparent, black 16% 84%, transparent);
`
