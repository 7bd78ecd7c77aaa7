import { styled } from 'styled-components'
import { media, theme } from '../../../theme/theme'
import { Picture } from '../Picture/Picture'

/**
 * A dark section over a picture (`Backdrop`). Give `::after` a background to veil the picture under the text. On paper
 * neither is printed.
 */
export const PictureBand = styled.section`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  background: ${theme.palette.night};

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: ${theme.layer.veil};
  }
  ${media.print} {
    overflow: visible;
    background: none;
    color: inherit;
    &::after {
      display: none;
    }
  }
`

/** The picture of a `PictureBand`, which it fills; `object-position` says what is never cut away. */
export const Backdrop = styled(Picture)`
  img {
    position: absolute;
    inset: 0;
    z-index: ${theme.layer.backdrop};
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  ${media.print} {
    display: none;
  }
`
