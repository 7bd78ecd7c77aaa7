import { styled } from 'styled-components'
import { media, notPrinted, theme } from '../../../theme/theme'

export const Band = styled.footer`
  padding: clamp(3rem, 6vw, 5.5rem) ${theme.space.edge} ${theme.space.xl};
  background: ${theme.color.surface};

  ${media.print} {
    break-before: avoid;
    padding: ${theme.space.lg} 0 0;
    background: none;
  }
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${theme.space.lg};

  ${notPrinted}
  button svg {
    transition: transform ${theme.motion.slow};
  }
  [aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
  ${media.withoutScripts} {
    button {
      display: none;
    }
  }
`

export const Name = styled.p<{ $isLong: boolean }>`
  > span {
    display: block;
    font-size: ${({ $isLong }) => ($isLong ? theme.fontSize.h2 : `min(${theme.fontSize.signature}, 14vw)`)};
    font-weight: ${theme.fontWeight.displayHuge};
    line-height: 1.1;
  }
`

export const Tagline = styled.p`
  margin-top: ${theme.space.sm};
  color: ${theme.color.muted};
`

export const Phone = styled.a`
  display: inline-block;
  margin-top: ${theme.space.md};
  padding-block: ${theme.space.xxs};
  font: ${theme.fontWeight.displaySmall} ${theme.fontSize.h3}/1.4 ${theme.font.display};
  text-decoration: none;

  ${media.tablet} {
    display: none;
  }
`

export const More = styled.div<{ $isExpanded: boolean; $isPrinted: boolean }>`
  display: ${({ $isExpanded }) => ($isExpanded ? 'grid' : 'none')};
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xxl};
  margin-top: ${theme.space.xxl};
  padding-top: ${theme.space.xxl};
  border-top: 1px solid ${theme.color.hairline};

  ${media.withoutScripts} {
    display: grid;
  }
  ${media.print} {
    display: ${({ $isPrinted }) => ($isPrinted ? 'grid' : 'none')};
    margin: 0;
    padding: 0;
    border: 0;
    break-inside: avoid;

    h2,
    a[href='/contact'] {
      display: none;
    }
  }
  h2 {
    margin-bottom: ${theme.space.md};
    font-size: ${theme.fontSize.h3};
  }
  a[href='/contact'] {
    margin-top: ${theme.space.lg};
  }
  ${media.desktop} {
    grid-template-columns: 5fr 6fr;
    gap: clamp(3rem, 8vw, 8rem);
  }
`

export const About = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${theme.space.lg};

  p {
    max-width: 30em;
    font-size: ${theme.fontSize.lead};
    line-height: 1.5;
  }
  ${notPrinted}
`

export const BottomRow = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9em, 100%), 1fr));
  column-gap: ${theme.space.md};
  margin-top: ${theme.space.xxl};
  padding-top: ${theme.space.lg};
  border-top: 1px solid ${theme.color.hairline};
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.small};

  ${media.tablet} {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
  }
  ${notPrinted}
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.target};
    text-decoration: none;
  }
  a:hover {
    color: ${theme.color.text};
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
`

/** `contents`: on phones, both share the columns of `BottomRow`. */
export const Menu = styled.ul`
  display: contents;
  &:last-child > :last-child {
    grid-column: 1 / -1;
  }
  ${media.tablet} {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space.lg};
  }
`
