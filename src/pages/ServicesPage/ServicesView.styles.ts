import { styled } from 'styled-components'
import { outlinedCards } from '../../components/foundation/Card/outlinedCards'
import { media, notPrinted, screenBelowHead, theme } from '../../theme/theme'

export const Intro = styled.div`
  display: grid;
  gap: ${theme.space.md} clamp(2rem, 6vw, 6rem);
  align-items: end;

  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
  ${media.laptop} {
    align-items: baseline;
  }
`

export const Heading = styled.h2`
  max-width: 11em;
  scroll-margin-top: ${theme.space.md};
  font-size: ${theme.fontSize.h2};
  overflow-wrap: anywhere;

  ${media.laptop} {
    max-width: none;
    font-size: ${theme.fontSize.h3};
  }
  &:focus {
    outline: none;
  }
`

export const Lead = styled.div`
  max-width: 34em;
  color: ${theme.color.muted};

  a {
    display: flex;
    align-items: center;
    width: fit-content;
    min-height: ${theme.size.target};
    text-underline-offset: 0.25em;
  }
  a:hover {
    color: ${theme.color.accent};
  }
`

export const Menu = styled.div`
  margin-block: clamp(2rem, 4vw, 3.5rem) clamp(2.5rem, 5vw, 4.5rem);

  ${media.laptop} {
    margin-block: ${theme.space.md} ${theme.space.lg};
  }
  ${media.print} {
    > * {
      display: none;
    }
  }
`

/** Pages of a list may be short. */
export const Lists = styled.div<{ $isEmpty: boolean }>`
  min-height: ${({ $isEmpty }) => ($isEmpty ? 0 : screenBelowHead)};
  ${outlinedCards}
  ${media.print} {
    min-height: 0;
  }
`

export const Pages = styled.div`
  display: flex;
  justify-content: center;
  padding-top: clamp(3rem, 6vw, 5rem);

  @supports selector(:has(a)) {
    &:not(:has(nav)) {
      display: none;
    }
  }
  ${notPrinted}
  /* Without scripts every link would show the first page of the list. */
  ${media.withoutScripts} {
    > nav {
      display: none;
    }
  }
`
