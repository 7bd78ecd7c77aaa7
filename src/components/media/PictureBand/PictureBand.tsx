import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { SitePicture } from '../../../assets/pictures/sitePicture'
import { media, notPrinted, theme } from '../../../theme/theme'
import { Picture, type PictureCrop } from '../Picture/Picture'

export type PictureBandProps = {
  /** Fills the band; decorative, and not printed. */
  picture: SitePicture
  /** Shown width, as in the HTML attribute. */
  sizes: string
  /** Another crop for another shape of screen. */
  variant?: PictureCrop
  /** The page's main picture loads first. */
  isMain?: boolean
  /** Set by `styled(PictureBand)`. */
  className?: string
  /** The content over the picture. */
  children: ReactNode
}

/** A dark section over a picture; `styled(PictureBand)` darkens it by `::after` under the text. */
export const PictureBand = ({ picture, sizes, variant, isMain, className, children }: PictureBandProps) => (
  <Band data-surface="dark" className={className}>
    <Backdrop picture={picture} alt="" sizes={sizes} variant={variant} isMain={isMain} />
    {children}
  </Band>
)

const Band = styled.section`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  background: ${theme.palette.night};

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: ${theme.layer.overlay};
  }
  ${media.print} {
    overflow: visible;
    background: none;
    &::after {
      display: none;
    }
  }
`

const Backdrop = styled(Picture)`
  img {
    position: absolute;
    inset: 0;
    z-index: ${theme.layer.backdrop};
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  ${notPrinted}
`
