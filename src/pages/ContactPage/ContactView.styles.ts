import { styled } from 'styled-components'
import { Picture } from '../../components/media/Picture/Picture'
import { media, notPrinted, theme } from '../../theme/theme'

/** Five twelfths are dark; the header (`over="split"`) divides at the same place. */
export const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${media.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    min-height: min(100vh, 62rem);
  }
`

export const Aside = styled.section`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  container-type: inline-size;
  padding: calc(${theme.size.header} + ${theme.space.lg}) ${theme.space.gutter} ${theme.space.xxl};
  background: ${theme.palette.night};

  ${media.desktop} {
    padding-top: calc(${theme.size.header} + clamp(2rem, 4vw, 4.5rem));
    /* The left edge of the page's content. */
    padding-left: max(${theme.space.gutter}, 120% - ${theme.size.wide} / 2);
    padding-bottom: max(16rem, 21vw);
  }
  ${media.print} {
    padding: ${theme.space.md} 0 0;
    background: none;

    nav {
      display: none;
    }
  }
`

export const Title = styled.h1`
  margin-block: ${theme.space.xs} clamp(1.75rem, 4vw, 3.25rem);
  /* Fits one line of the dark column. */
  font-size: ${theme.fontSize.h2};
  @supports (width: 1cqi) {
    font-size: min(clamp(2.5rem, 1.4rem + 3.4vw, 4.75rem), 14cqi);
  }
  font-weight: ${theme.fontWeight.displayLarge};
`

/** A picture of embers, fading into the bottom of the dark side. */
export const Embers = styled(Picture)`
  display: none;
  ${media.desktop} {
    display: block;
  }
  img {
    position: absolute;
    inset: auto 0 0;
    z-index: ${theme.layer.overlay};
    width: 100%;
    height: max(19rem, 22vw);
    object-fit: cover;
    object-position: 88% 70%;
    opacity: 0.6;
    -webkit-mask: linear-gradient(transparent, black 75%);
    mask:
      linear-gradient(transparent, black 75%) intersect,
      linear-gradient(90deg, transparent 12%, black 65%);
  }
`

/** Below the header. */
const ABOVE_FORM = 'clamp(2rem, 4vw, 4.5rem) + 2.8rem'

export const FormSide = styled.section`
  padding: ${theme.space.section} ${theme.space.gutter};
  /* A form is of no use on paper. */
  ${notPrinted}
  /* Its heading is level with the page's title, below the breadcrumb; its left edge is the middle of the page. */
  ${media.desktop} {
    padding: calc(${theme.size.header} + ${ABOVE_FORM})
      max(${theme.space.gutter}, 85.714% - ${theme.size.wide} / 2) ${theme.space.section} calc(100% / 7);

    /* Here a link to the form shows the page from its top. */
    h2 {
      scroll-margin-top: calc(${ABOVE_FORM});
    }
  }
`

export const Heading = styled.h2`
  font-size: clamp(2rem, 1.4rem + 1.85vw, 3.25rem);
`

export const Subtitle = styled.p`
  margin: ${theme.space.xs} 0 clamp(1.75rem, 3vw, 2.75rem);
  color: ${theme.color.muted};
`
