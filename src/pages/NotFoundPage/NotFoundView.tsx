import { styled } from 'styled-components'
import { unlit } from '../../assets/pictures/scenes'
import { ButtonLink } from '../../components/foundation/Button/Button'
import { PictureBand } from '../../components/media/PictureBand/PictureBand'
import { paths } from '../../site/paths'
import { notFoundTexts as texts } from '../../site/texts/errors'
import { media, theme } from '../../theme/theme'

/** The 404 page, over a picture of an unlit stove. */
export const NotFoundView = () => (
  <Band picture={unlit} sizes="max(100vw, 157vh)" isMain>
    <Inner lang="en">
      <Title>{texts.title}</Title>
      <Subtitle>{texts.subtitle}</Subtitle>
      <ButtonLink to={paths.home}>{texts.home}</ButtonLink>
    </Inner>
  </Band>
)

const Band = styled(PictureBand)`
  display: grid;
  align-items: center;
  min-height: max(34rem, 88vh);

  img {
    object-position: 82% 60%;
    filter: brightness(0.55);
  }
  /* On a portrait screen the text is above the stove. */
  ${media.portrait} {
    align-content: start;
  }
  ${media.print} {
    min-height: 0;
  }
`

const Inner = styled.div`
  width: 100%;
  padding: calc(${theme.size.header} + ${theme.space.lg}) ${theme.space.edge} ${theme.space.xxl};

  ${media.print} {
    padding-inline: 0;
  }
`

const Title = styled.h1`
  max-width: 9em;
  font-size: ${theme.fontSize.h1};
  font-weight: ${theme.fontWeight.displayLarge};
`

const Subtitle = styled.p`
  margin: ${theme.space.lg} 0 ${theme.space.xl};
  font-size: ${theme.fontSize.lead};
`
