import { Link } from 'react-router-dom'
import { css, styled } from 'styled-components'
import { media, notPrinted, theme } from '../../theme/theme'

const widePicture = css`
  > :first-child {
    aspect-ratio: 3 / 2;

    ${media.desktop} {
      aspect-ratio: 4 / 3;
    }
  }
`

/** The picture is beside the text where there is room, a wide one cut to 4:3. */
export const Sheet = styled.div<{ $isPicturePortrait: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(2rem, 5vw, 4.5rem) clamp(2.5rem, 6vw, 6rem);
  align-items: start;

  ${media.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);

    > :first-child {
      position: sticky;
      top: calc(${theme.size.headerSticky} + ${theme.space.lg});
      grid-row: span 2;
    }
    > aside {
      max-width: ${theme.size.reading};
    }
  }
  ${({ $isPicturePortrait }) => !$isPicturePortrait && widePicture}

  /* On paper: small, beside the text. */
  ${media.print} {
    display: block;

    > :first-child {
      position: static;
      float: right;
      width: 60mm;
      margin: 0 0 ${theme.space.lg} ${theme.space.lg};
      aspect-ratio: ${({ $isPicturePortrait }) => ($isPicturePortrait ? '4 / 5' : '4 / 3')};
    }
  }
`

export const Text = styled.div`
  overflow-wrap: anywhere;
  max-width: ${theme.size.reading};
`

export const CategoryLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-height: ${theme.size.target};
  color: ${theme.color.accent};
  font-size: ${theme.fontSize.small};
  font-weight: ${theme.fontWeight.medium};
  text-underline-offset: 0.3em;
`

export const Lead = styled.p`
  margin-block: ${theme.space.sm} ${theme.space.xl};
  font: ${theme.fontWeight.display} ${theme.fontSize.h3}/1.2 ${theme.font.display};
  letter-spacing: -0.014em;
  text-wrap: balance;

  ${media.print} {
    font: ${theme.fontWeight.regular} ${theme.fontSize.lead}/1.4 ${theme.font.text};
  }
`

const sticky = css`
  ${media.desktop} {
    position: sticky;
    top: calc(${theme.size.headerSticky} + ${theme.space.lg});
  }
`

export const Aside = styled.aside<{ $isSticky: boolean }>`
  padding-top: ${theme.space.lg};
  border-top: 1px solid ${theme.color.hairline};
  color: ${theme.color.muted};

  a[href^='tel:'] {
    padding-block: ${theme.space.sm};
    color: ${theme.color.text};
    font: ${theme.fontWeight.display} ${theme.fontSize.h3}/1 ${theme.font.display};
    letter-spacing: -0.01em;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  a:hover {
    color: ${theme.color.accent};
  }
  ${({ $isSticky }) => $isSticky && sticky}

  /* On paper the footer shows the number. */
  ${notPrinted}
`

export const TariffsLink = styled(Link)`
  display: flex;
  align-items: center;
  width: fit-content;
  min-height: ${theme.size.target};
  text-underline-offset: 0.25em;
`

/** The specification's “Loading...”, which stays when there is no service. */
export const Waiting = styled.div`
  max-width: 36em;
  /* Keeps the banner below from moving much when the service is loaded. */
  min-height: 50vh;

  > p:first-child {
    font: ${theme.fontWeight.display} ${theme.fontSize.h3}/1.25 ${theme.font.display};
  }
  > p + p {
    margin-top: ${theme.space.sm};
    color: ${theme.color.muted};
  }
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.md};
  margin-top: ${theme.space.lg};
`
