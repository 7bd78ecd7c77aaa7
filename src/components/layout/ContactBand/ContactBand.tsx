import { styled } from 'styled-components'
import type { SitePicture } from '../../../assets/pictures/sitePicture'
import { paths } from '../../../site/paths'
import { common } from '../../../site/texts/common'
import { notPrinted, theme } from '../../../theme/theme'
import { PictureBand } from '../../media/PictureBand/PictureBand'
import { MainActionLink } from '../MainActionLink/MainActionLink'

export type ContactBandProps = {
  /** The question or invitation, as a heading. */
  title: string
  /** Fills the band; decorative. */
  picture: SitePicture
  /** The contact page, with the quote target. */
  to?: string
}

/** An invitation to contact the firm, at the end of a page. */
export const ContactBand = ({ title, picture, to = paths.contact }: ContactBandProps) => (
  <Band picture={picture} sizes="max(100vw, 34rem)">
    <Inner>
      <Title>{title}</Title>
      <MainActionLink to={to}>{common.contactUs}</MainActionLink>
    </Inner>
  </Band>
)

const Band = styled(PictureBand)`
  img {
    object-position: 70% 60%;
    opacity: 0.75;
  }
  &::after {
    background: linear-gradient(90deg, ${theme.palette.night} 25%, transparent);
    opacity: 0.75;
  }
  ${notPrinted}
`

const Inner = styled.div`
  padding: clamp(4rem, 10vw, 9rem) ${theme.space.edge};
`

const Title = styled.h2`
  max-width: 11em;
  margin-bottom: ${theme.space.xl};
  font-size: ${theme.fontSize.h2};
  font-weight: ${theme.fontWeight.displayLarge};
`
