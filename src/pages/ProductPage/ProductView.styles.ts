import { styled } from 'styled-components'
import { media, notPrinted, theme } from '../../theme/theme'
import { breakpoints } from '../../theme/tokens'

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xxl} clamp(3rem, 6.25vw, 7.5rem);
  align-items: start;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  /* An upright picture is seen whole at once. */
  ${media.laptop} {
    grid-template-columns: minmax(0, min(50%, (100vh - 13rem) * 0.8)) minmax(0, 1fr);
  }
  /* One sheet of paper: the picture beside the text, small. */
  ${media.print} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${theme.space.xl};
  }
`

/** In view beside the text where it is seen whole: its links must not stay below the screen. */
export const PictureColumn = styled.div`
  ${media.tablet} {
    @media (min-height: 46em), (min-width: ${breakpoints.desktop / 16}em) and (min-height: 32em) {
      position: sticky;
      top: calc(${theme.size.headerSticky} + ${theme.space.lg});
    }
  }
  ${media.print} {
    position: static;
  }
`

/** The brand or the category: the hero already shows the name as the page's title. */
export const Eyebrow = styled.p`
  color: ${theme.color.accent};
  font-size: ${theme.fontSize.small};
  font-weight: ${theme.fontWeight.bold};
  overflow-wrap: anywhere;
`

export const Lead = styled.p`
  margin-top: ${theme.space.sm};
  font: ${theme.fontWeight.display} ${theme.fontSize.h3}/1.16 ${theme.font.display};
  letter-spacing: -0.014em;
  text-wrap: balance;
  ${media.print} {
    font: ${theme.fontWeight.regular} ${theme.fontSize.lead}/1.4 ${theme.font.text};
  }
`

export const FactsHeading = styled.h3`
  margin: ${theme.space.xl} 0 ${theme.space.sm};
  font: ${theme.fontWeight.bold} ${theme.fontSize.small}/1.6 ${theme.font.text};
  letter-spacing: 0;

  ${media.laptop} {
    margin: ${theme.space.lg} 0 ${theme.space.xs};
  }
`

/** The main action, what the product costs, and on a line of their own the other actions. */
export const Actions = styled.div`
  display: grid;
  gap: ${theme.space.sm};
  justify-items: start;
  margin-top: ${theme.space.xl};
  ${media.laptop} {
    margin-top: ${theme.space.lg};
  }
  ${media.print} {
    margin-top: ${theme.space.sm};

    > a {
      display: none;
    }
  }
`

export const OtherActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space.lg};
  ${notPrinted}
`

export const Description = styled.div`
  margin-top: ${theme.space.xxl};
  ${media.print} {
    margin-top: ${theme.space.lg};
    font-size: ${theme.fontSize.small};
  }
`

/** In the place of the name, the subtitle, the facts and the first action. */
export const LoadingText = styled.div`
  display: grid;
  gap: ${theme.space.lg};
`
