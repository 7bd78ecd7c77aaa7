import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { media, notPrinted, overlay, theme } from '../../../theme/theme'
import { Picture } from '../../media/Picture/Picture'

type StyleProps = { $isActive: boolean }

export const Row = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.sm};

  ${media.desktop} {
    flex-direction: row;
    height: clamp(29rem, 44vw, 36rem);
  }
  ${media.print} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${theme.space.lg} ${theme.space.xl};
    height: auto;
  }
`

export const Item = styled.li<StyleProps>`
  height: clamp(16rem, 42vw, 20rem);

  ${media.desktop} {
    flex: ${({ $isActive }) => ($isActive ? 2.1 : 1)} 1 0;
    min-width: 0;
    height: auto;
  }
  ${media.motionOk} {
    transition: flex-grow ${theme.motion.slow};
  }
  ${media.print} {
    height: auto;
  }
`

export const Tile = styled(Link)<StyleProps>`
  position: relative;
  isolation: isolate;
  display: block;
  height: 100%;
  overflow: hidden;
  background: ${theme.palette.soot};
  border-radius: ${theme.radius.small};
  color: ${theme.palette.paper};
  text-decoration: none;

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: ${theme.layer.overlay};
    background: ${theme.palette.night};
    opacity: ${({ $isActive }) => ($isActive ? 0 : 0.16)};
    transition: opacity ${theme.motion.slow};
  }
  ${media.print} {
    color: inherit;
    background: none;
    &::before {
      display: none;
    }
  }
`

/** `content-visibility` delays the load: browsers load lazy pictures several screens ahead. */
export const Backdrop = styled(Picture)<StyleProps & { $focus: string }>`
  content-visibility: auto;
  position: absolute;
  /* content-visibility clips at whole pixels: a fraction of one would stay uncovered. */
  inset: 0 -1px;
  max-width: none;
  z-index: ${theme.layer.backdrop};

  img {
    position: absolute;
    /* Taller than the tile: a ceiling would look like a border. */
    inset: auto auto 0 50%;
    width: 100%;
    height: 107%;
    max-width: none;
    object-fit: cover;
    object-position: ${({ $focus }) => $focus};
    transform: translateX(-50%);
    transition: transform ${theme.motion.slow};
  }
  ${media.desktop} {
    img {
      width: max(100%, 40rem);
    }
  }
  ${media.finePointer} {
    img {
      transform: translateX(-50%) scale(${({ $isActive }) => ($isActive ? 1.025 : 1)});
    }
  }
  ${notPrinted}
`

export const Caption = styled.div`
  position: absolute;
  inset: auto 0 0;
  padding: 6rem min(${theme.space.lg}, 8vw) min(${theme.space.lg}, 8vw);
  background: linear-gradient(
    0deg,
    ${overlay(90)},
    ${overlay(72)} calc(100% - 6rem),
    ${overlay(34)} calc(100% - 3.25rem),
    ${overlay(9)} calc(100% - 1.25rem),
    transparent
  );
  ${media.desktop} {
    padding-inline: ${theme.space.md};
  }
  ${media.wide} {
    padding-inline: ${theme.space.lg};
  }
  ${media.print} {
    position: static;
    padding: 0;
    background: none;
  }
`

export const Title = styled.h3`
  font-size: ${theme.fontSize.h3};
  /* Letters spaced wider by the visitor do not fit a narrow tile. */
  overflow-wrap: anywhere;
  ${media.desktop} {
    font-size: min(${theme.fontSize.h3}, 2.6vw);
  }
`

/** A fixed width, so that lines do not rewrap while the tile widens. */
export const Sentence = styled.p<StyleProps>`
  display: grid;
  grid-template-rows: ${({ $isActive }) => ($isActive ? '1fr' : '0fr')};
  opacity: ${({ $isActive }) => ($isActive ? 1 : 0)};

  span {
    display: block;
    max-width: 23rem;
    overflow: hidden;
    font-size: ${theme.fontSize.small};
    line-height: 1.5;
  }
  ${media.desktop} {
    span {
      width: 31vw;
    }
  }
  span::before {
    content: '';
    display: block;
    height: ${theme.space.sm};
  }
  ${media.motionOk} {
    transition:
      grid-template-rows ${theme.motion.slow},
      opacity ${theme.motion.slow};
  }
  ${media.withoutScripts}, print {
    grid-template-rows: 1fr;
    opacity: 1;
    span {
      width: auto;
    }
  }
`
