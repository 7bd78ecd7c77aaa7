import { styled } from 'styled-components'
import { heroEvening } from '../../assets/pictures/scenes'
import { paths } from '../../site/paths'
import { common } from '../../site/texts/common'
import { media, theme } from '../../theme/theme'
import { ButtonLink } from '../Button/Button'
import { Icon } from '../Icon/Icon'
import { Picture } from '../Picture/Picture'

export type ContactBandProps = {
  /** The question or invitation, as a heading. */
  title: string
}

/** An invitation to contact the firm, at the end of a page. */
export const ContactBand = ({ title }: ContactBandProps) => (
  <Band data-ground="dark">
    <Backdrop picture={heroEvening} alt="" sizes="max(100vw, 34rem)" />
    <Inner>
      <Title>{title}</Title>
      <ButtonLink to={paths.contact}>
        {common.contactUs}
        <Icon name="arrow" />
      </ButtonLink>
    </Inner>
  </Band>
)

const Band = styled.section`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  background: ${theme.palette.night};

  ${media.print} {
    display: none;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: ${theme.layer.veil};
    background: linear-gradient(90deg, ${theme.palette.night} 25%, transparent);
    opacity: 0.75;
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
    object-position: 70% 60%;
    opacity: 0.75;
  }
`

const Inner = styled.div`
  padding: clamp(4rem, 10vw, 9rem) ${theme.space.edge};
`

const Title = styled.h2`
  max-width: 11em;
  margin-bottom: ${theme.space.xl};
  font-size: ${theme.fontSize.h2};
  font-weight: ${theme.fontWeight.thin};
`
