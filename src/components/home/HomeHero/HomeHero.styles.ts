import { styled } from 'styled-components'
import { media, overlay, theme } from '../../../theme/theme'
import { PictureBand } from '../../media/PictureBand/PictureBand'

const narrow = `${media.portrait} and (max-width: 23em)`

const sideways = '@media (max-height: 30em) and (orientation: landscape)'

export const Band = styled(PictureBand)`
  display: flex;
  min-height: max(36rem, min(100svh, 62rem));

  img {
    object-position: 62% 40%;
  }
  &::after {
    background:
      linear-gradient(90deg, ${overlay(60)}, transparent 62%),
      linear-gradient(0deg, ${overlay(86)}, transparent 30%);
  }
  ${media.portrait} {
    min-height: 43rem;
    min-height: max(43rem, min(100svh, 64rem));
    /* Keeps the stove above the line of facts. */
    img {
      height: calc(100% - 5.5rem);
      object-position: 78% 100%;
    }
    &::after {
      background:
        linear-gradient(180deg, ${overlay(62)} 20%, transparent 62%),
        linear-gradient(0deg, ${theme.palette.night} 5.5rem, ${overlay(60)} 9rem, transparent 16rem);
    }
  }
  ${narrow} {
    min-height: 45rem;
    img {
      top: 5rem;
      height: calc(100% - 9rem);
    }
    &::after {
      background:
        linear-gradient(180deg, ${theme.palette.night} 5rem, ${overlay(30)} 60%, transparent 70%),
        linear-gradient(0deg, ${theme.palette.night} 4rem, ${overlay(60)} 8rem, transparent 14rem);
    }
  }
  ${media.print} {
    min-height: 0;
  }
`

export const Inner = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  width: 100%;
  text-shadow: 0 0 0.9em ${overlay(85)};
  padding: calc(${theme.size.header} + ${theme.space.xl}) ${theme.space.edge} ${theme.space.xl};

  ${sideways} {
    padding-top: calc(${theme.size.header} + ${theme.space.xxs});
  }
  ${media.print} {
    padding-inline: 0;
    text-shadow: none;
  }
`

export const Name = styled.h1`
  margin-top: auto;
  > span {
    display: block;
    font-size: min(${theme.fontSize.hero}, 15.3vw);
    font-weight: ${theme.fontWeight.displayLight};
    letter-spacing: -0.04em;
  }
  ${sideways} {
    margin-top: 0;
  }
  ${media.portrait} {
    margin-top: 0;

    > span {
      font-size: min(15.3vw, ${theme.fontSize.heroTall});
    }
  }
`

export const Sentence = styled.p`
  max-width: 25em;
  margin: clamp(1rem, 2.4vw, 1.9rem) 0 clamp(1.5rem, 3vw, 2.5rem);
  font-size: ${theme.fontSize.lead};
  line-height: 1.4;
`

export const Call = styled.div`
  margin-bottom: ${theme.space.lg};

  > a {
    display: inline-block;
    padding-block: ${theme.space.xxs};
    font: ${theme.fontWeight.displayMedium} ${theme.fontSize.h3}/1.4 ${theme.font.display};
    font-variant-numeric: lining-nums;
    text-decoration: none;
  }
  ${media.tablet} {
    display: none;
  }
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.sm} ${theme.space.xl};

  /* Large text brings the link over the flames. */
  a {
    text-shadow: none;
  }
  a:last-child {
    padding-inline: ${theme.space.md};
    background: ${overlay(78)};
  }
  ${media.print} {
    display: none;
  }
`

export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xxs} clamp(1.5rem, 4vw, 3.5rem);
  width: 100%;
  margin-top: clamp(3rem, 7vw, 5.5rem);
  padding-top: ${theme.space.lg};
  border-top: 1px solid ${theme.color.hairline};
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.caption};

  ${media.tablet} {
    font-size: ${theme.fontSize.small};
  }
  ${media.portrait} {
    margin-top: auto;
  }
`
