import { styled } from 'styled-components'
import { media, theme } from '../../theme/theme'

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xxl} clamp(3rem, 7vw, 6.5rem);
  align-items: start;

  ${media.print} {
    gap: ${theme.space.md};
  }
  ${media.wide} {
    grid-template: auto 1fr / minmax(0, 1fr) 50%;
  }
`

/** A heading and the prices under it; what follows two of them is below the first. */
export const Prices = styled.section`
  ${media.wide} {
    & + & {
      grid-row: span 2;
    }
  }
  h2 {
    margin-bottom: ${theme.space.lg};
    font-size: ${theme.fontSize.h3};

    ${media.print} {
      margin-bottom: ${theme.space.sm};
    }
  }
`

export const Notes = styled.div`
  display: grid;
  gap: ${theme.space.xl};

  ${media.print} {
    gap: ${theme.space.md};
  }
`

export const Aside = styled.aside`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${theme.space.lg};
  padding-top: ${theme.space.lg};
  border-top: 1px solid ${theme.color.hairline};

  p {
    font-size: ${theme.fontSize.lead};
    line-height: 1.4;
  }
  a:last-child {
    padding-block: ${theme.space.sm};
    color: ${theme.color.muted};
    font-size: ${theme.fontSize.small};
    text-underline-offset: 0.25em;
  }
  a:last-child:hover {
    color: ${theme.color.text};
  }
  /* The page's address beside the text, for one sheet. */
  ${media.print} {
    flex-direction: row;
    align-items: center;
    padding-top: 0;
    break-inside: avoid;

    > :first-child {
      margin-top: ${theme.space.xs};
    }
    a {
      display: none;
    }
  }
`

export const OnRequest = styled.div`
  max-width: 36em;

  h2 {
    font-size: ${theme.fontSize.h2};
  }
  p {
    margin-top: ${theme.space.md};
    color: ${theme.color.muted};
    font-size: ${theme.fontSize.lead};
    line-height: 1.4;
  }
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.md};
  margin-top: ${theme.space.xl};
`
