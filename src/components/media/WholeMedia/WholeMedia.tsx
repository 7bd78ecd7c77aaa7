import { css, styled } from 'styled-components'
import type { Media } from '../../../cms/content/types'
import { media as screens, theme } from '../../../theme/theme'
import { MediaImage } from '../MediaImage/MediaImage'
import { sizeOf, type Ratio } from '../shape'
import { useShownMedia } from '../useShownMedia'

export type WholeMediaProps = {
  /** null when the backend has none. */
  media: Media | null
  /** Width of the text beside it, as in the HTML attribute. */
  sizes: string
  /** The page's main picture loads first. */
  isMain?: boolean
}

const UNKNOWN_RATIO = '16 / 9'

/** A picture of the backend in its own shape, no wider than its file; nothing when it is missing. */
export const WholeMedia = ({ media, sizes, isMain }: WholeMediaProps) => {
  const { shown, onBroken } = useShownMedia(media)
  if (!shown) return null
  const { width, height } = sizeOf(shown, UNKNOWN_RATIO)
  return (
    <Whole $width={shown.width} $ratio={`${width} / ${height}`}>
      <MediaImage media={shown} ratio={UNKNOWN_RATIO} sizes={sizes} isMain={isMain} onBroken={onBroken} />
    </Whole>
  )
}

type WholeProps = {
  $width: number | null
  $ratio: Ratio
}

const noHigherThan = (height: string) => css<WholeProps>`
  width: min(
    ${({ $width }) => ($width === null ? '100%' : `100%, ${$width}px`)},
    ${({ $ratio }) => $ratio} * ${height}
  );
  max-height: ${height};
`

const Whole = styled.div<WholeProps>`
  img {
    ${noHigherThan('80vh')}
    ${noHigherThan('80dvh')}
    object-fit: contain;
    object-position: left;
    border-radius: ${theme.radius.small};

    ${screens.laptop} {
      ${noHigherThan('60vh')}
    }
    ${screens.print} {
      ${noHigherThan('70mm')}
    }
  }
`
