import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { media, notPrinted, theme } from '../../theme/theme'

/** The same as in the cover's `sizes` (specification, 9). */
const COVER_WIDTH = '900px'

/** The date, the tags and the articles next to it in a left column, cover and text beside them. */
export const Body = styled.article`
  display: grid;
  grid-template-columns: minmax(0, ${COVER_WIDTH});
  gap: clamp(1.5rem, 3vw, 3rem) clamp(2rem, 5vw, 5rem);

  ${media.desktop} {
    grid-template-columns: minmax(12rem, 1fr) minmax(0, ${COVER_WIDTH});

    > * {
      grid-column: 2;
    }
  }
`

/** Reserves a viewport's height until the article is loaded. */
export const LoadingBody = styled(Body)`
  align-content: start;
  min-height: 100vh;
`

export const Dated = styled.div`
  ${media.desktop} {
    grid-column: 1;
    grid-row: 1 / span 2;
    padding-top: ${theme.space.sm};
    border-top: 1px solid ${theme.color.hairline};
    align-self: start;
  }
`

export const Column = styled.div`
  max-width: ${theme.size.reading};
`

export const Excerpt = styled.p`
  margin-bottom: ${theme.space.xl};
  font: ${theme.fontWeight.display} ${theme.fontSize.h4}/1.4 ${theme.font.display};
  letter-spacing: -0.008em;
  text-wrap: balance;
`

export const JobDetails = styled.div`
  display: grid;
  gap: ${theme.space.xl};
  margin-bottom: ${theme.space.xl};
`

export const Lines = styled.div`
  display: grid;
  gap: ${theme.space.md};
  max-width: ${theme.size.reading};
`

/** What leads on from the article: below it, or beside it and in view all along, under the date. */
export const Margin = styled.div`
  container-type: inline-size;

  ${media.desktop} {
    && {
      grid-column: 1;
      grid-row: 1 / span 2;
    }
    align-self: start;
    position: sticky;
    top: calc(${theme.size.headerSticky} + ${theme.space.lg});

    ${Dated} ~ & {
      margin-top: 4.5rem;
    }
  }
  ${media.print} {
    position: static;
  }
`

export const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs} ${theme.space.md};
  padding-top: ${theme.space.md};
  border-top: 1px solid ${theme.color.hairline};
  font-size: ${theme.fontSize.small};

  p {
    color: ${theme.color.muted};
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: inherit;
  }
  li {
    font-weight: ${theme.fontWeight.medium};
    overflow-wrap: anywhere;
  }
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space.xl};
  margin-top: ${theme.space.xl};

  ${notPrinted}
`

export const BackLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.size.target};
  font-size: ${theme.fontSize.small};
  font-weight: ${theme.fontWeight.medium};
  text-decoration-thickness: 1px;
  text-underline-offset: 0.35em;

  &:hover {
    color: ${theme.color.accent};
  }
`
