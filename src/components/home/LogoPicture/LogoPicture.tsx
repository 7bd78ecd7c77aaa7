import { styled } from 'styled-components'
import type { Media } from '../../../cms/content/types'
import { theme } from '../../../theme/theme'
import { useShownMedia } from '../../media/useShownMedia'
import { MediaImage } from '../../media/MediaImage/MediaImage'

export type LogoPictureProps = {
  /** A picture of the backend. */
  logo: Media
  /** The brand: alternative text, shown if the picture cannot be loaded. */
  name: string
  /** Factor of its own size. */
  scale?: number
}

const WIDTH = 9
const HEIGHT = 3

/** A brand's picture in grey, without its white on a dark surface. */
export const LogoPicture = ({ logo, name, scale = 1 }: LogoPictureProps) => {
  const { shown, onBroken } = useShownMedia(logo)
  return (
    <Frame $scale={scale}>
      {shown ? (
        <MediaImage media={{ ...shown, alt: name }} sizes={`${WIDTH * scale}rem`} onBroken={onBroken} />
      ) : (
        name
      )}
    </Frame>
  )
}

const Frame = styled.span<{ $scale: number }>`
  display: grid;
  place-items: center;
  width: ${({ $scale }) => WIDTH * $scale}rem;
  max-width: 100%;
  height: ${({ $scale }) => HEIGHT * $scale}rem;
  font: ${theme.fontWeight.display} ${theme.fontSize.lead}/1.2 ${theme.font.display};
  text-align: center;
  overflow-wrap: anywhere;

  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
    mix-blend-mode: multiply;
  }
  li:not(:hover) & img {
    filter: grayscale(1);
  }
  /* Inverted, white is black, which the screen mode leaves out. */
  [data-surface='dark'] & img {
    filter: grayscale(1) invert(1);
    mix-blend-mode: screen;
  }
`
