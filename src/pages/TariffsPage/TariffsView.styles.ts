import { styled } from 'styled-components'
import { media, theme } from '../../theme/theme'

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xxl} clamp(3rem, 8vw, 8rem);
  align-items: start;

  ${media.print} {
    gap: ${theme.space.md};
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, ${theme.size.reading}) minmax(0, 1fr);
    justify-content: space-between;
  }
`

/** A heading and the prices under it. */
export const Prices = styled.section`
  margin-bottom: ${theme.space.xl};

  & + & {
    margin-top: ${theme.space.xxl};
  }
  /* All on one sheet. */
  ${media.print} {
    && {
      margin-block: ${theme.space.lg} ${theme.space.sm};
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
