import { styled } from 'styled-components'
import { outlinedCards } from '../../components/foundation/Card/outlinedCards'
import { FIELD_HEIGHT } from '../../components/foundation/controlLook'
import { waiting } from '../../hydration/address/markQuery'
import { media, notPrinted, screenBelowHead, scriptsOnly, theme } from '../../theme/theme'

/**
 * On a phone the number of products is below the filters, just above the cards; on a wide screen beside the heading.
 * Each part has its place before the next is there: a slow network brings the page in pieces.
 */
export const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(1rem, 2.5vw, 2rem) ${theme.space.lg};

  ${media.desktop} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    grid-template-rows: minmax(3.4rem, auto);
    align-items: baseline;

    > div {
      grid-column: 1 / -1;
    }
  }
  ${media.laptop} {
    row-gap: ${theme.space.sm};
  }
  /* Which filters are set and what they count is not known yet. */
  ${waiting} & {
    p,
    button > span {
      visibility: hidden;
    }
    select {
      color: transparent;
    }
    [aria-pressed='true'] {
      border-color: transparent;
    }
  }
`

export const Heading = styled.h2`
  font-size: ${theme.fontSize.h3};

  span {
    display: block;
    color: ${theme.color.muted};
    font: ${theme.fontWeight.regular} ${theme.fontSize.small}/1.6 ${theme.font.text};
    letter-spacing: 0;
  }
  /* On the heading's own line. */
  ${media.desktop} {
    span {
      display: inline-block;
      margin-right: ${theme.space.sm};
    }
  }
`

const onlyOtherControls = ['categorie', 'tri', 'categorie tri']
  .map((names) => `[data-query='${names}']`)
  .join()

export const Results = styled.section<{ $isEmpty: boolean }>`
  /* However few are found. */
  min-height: ${({ $isEmpty }) => ($isEmpty ? 0 : screenBelowHead)};
  padding-top: ${theme.space.lg};

  ${media.laptop} {
    padding-top: ${theme.space.xs};
  }

  ${outlinedCards}
  /* The row of filters, which has neither the category nor the order. */
  ${waiting}:not(${onlyOtherControls}) &::before {
    display: block;
    height: calc(${theme.size.target} + ${theme.space.lg});
    content: '';
  }

  /* Focused by script only. */
  &:focus {
    outline: none;
  }
  ${media.print} {
    min-height: 0;
  }
`

/** As high as the room that the outlines of a filtered address leave for it. */
export const Applied = styled.div`
  min-height: ${theme.size.target};
  margin-bottom: ${theme.space.lg};
`

export const Sort = styled.div`
  display: none;
  ${media.desktop} {
    display: block;

    && {
      grid-area: 1 / 3;
    }
  }
  ${notPrinted}
  /* Without scripts it could do nothing. */
  ${scriptsOnly}
  /* On one line, as quiet as the number of products. */
  > div {
    display: flex;
    align-items: baseline;
    gap: ${theme.space.xs};
    max-width: none;
  }
  label {
    flex: none;
    margin: 0;
    color: ${theme.color.muted};
    font-weight: ${theme.fontWeight.regular};
  }
  select {
    font-size: ${theme.fontSize.small};
  }
`

export const Count = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${theme.space.lg};
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.small};
  font-variant-numeric: tabular-nums;

  ${media.desktop} {
    grid-area: 1 / 2;
    justify-content: flex-start;
    /* As high as the order beside it. */
    line-height: ${FIELD_HEIGHT};
  }
`
