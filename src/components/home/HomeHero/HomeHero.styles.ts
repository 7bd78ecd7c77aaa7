import { css, styled } from 'styled-components'
import { media, overlay, theme } from '../../../theme/theme'
import { PictureBand } from '../../media/PictureBand/PictureBand'

const sideways = '@media (max-height: 30em) and (orientation: landscape)'

/** How far the picture moves down on a phone, below a name of three lines, or of four. */
const longNameDrop = css`
  --drop: 5rem;
  @media (max-width: 22.5em) {
    --drop: 7.5rem;
  }
`

export const Band = styled(PictureBand)<{ $isLong: boolean }>`
  --drop: 0rem;
  ${({ $isLong }) => $isLong && longNameDrop}
  display: flex;
  min-height: max(36rem, min(100svh, 75rem));

  img {
    object-position: 62% 40%;
  }
  &::after {
    background:
      linear-gradient(90deg, ${overlay(60)}, transparent 62%),
      linear-gradient(0deg, ${overlay(86)}, transparent 30%);
  }
  ${media.portrait} {
    min-height: calc(52rem + var(--drop));
    min-height: max(52rem + var(--drop), min(100svh, 64rem));
    /* The stove begins under the button and ends above the facts. A long name moves it down. */
    img {
      top: calc(6rem + var(--drop));
      height: calc(100% - 11.5rem - var(--drop));
      object-position: 78% 100%;
    }
    &::after {
      background:
        linear-gradient(
          180deg,
          ${theme.palette.night} calc(6rem + var(--drop)),
          ${overlay(50)} 40%,
          transparent 62%
        ),
        linear-gradient(0deg, ${theme.palette.night} 5.5rem, ${overlay(60)} 9rem, transparent 16rem);
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
  > a {
    text-shadow: none;
  }
  ${media.print} {
    padding-inline: 0;
    text-shadow: none;

    a {
      display: none;
    }
  }
`

/** A long name has two or three lines. */
const sizeOf = (fontSize: string) => css<{ $isLong: boolean }>`
  font-size: ${({ $isLong }) => ($isLong ? `min(${theme.fontSize.h1}, 13vw)` : `min(${fontSize}, 15.3vw)`)};
`

export const Name = styled.h1<{ $isLong: boolean }>`
  margin-top: auto;
  > span {
    display: block;
    ${sizeOf(theme.fontSize.hero)}
    font-weight: ${theme.fontWeight.displayHuge};
    letter-spacing: -0.04em;

    /* Ends before the stove. */
    ${media.desktop} {
      max-width: ${({ $isLong }) => ($isLong ? '60vw' : 'none')};
    }
  }
  ${sideways} {
    margin-top: 0;
  }
  ${media.portrait} {
    margin-top: 0;

    > span {
      ${sizeOf(theme.fontSize.heroTall)}
    }
  }
`

export const Sentence = styled.p`
  /* Ends before the fire, however large the text. */
  max-width: min(25em, 48vw);
  margin: clamp(1rem, 2.4vw, 1.9rem) 0 clamp(1.5rem, 3vw, 2.5rem);
  font-size: ${theme.fontSize.lead};
  line-height: 1.4;

  ${media.portrait} {
    max-width: 25em;
  }
`

export const Call = styled.div`
  margin-bottom: ${theme.space.lg};

  > a {
    display: inline-block;
    padding-block: ${theme.space.xxs};
    font: ${theme.fontWeight.displaySmall} ${theme.fontSize.h3}/1.4 ${theme.font.display};
    font-variant-numeric: lining-nums;
    text-decoration: none;
  }
  ${media.tablet} {
    > a {
      display: none;
    }
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

  a {
    padding-block: ${theme.space.xs};
    text-underline-offset: 0.3em;
  }
  a:hover {
    color: ${theme.color.text};
  }
  ${media.tablet} {
    font-size: ${theme.fontSize.small};
  }
  ${media.portrait} {
    margin-top: auto;
  }
`
