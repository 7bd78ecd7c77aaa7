import { css, styled } from 'styled-components'
import { media, notPrinted, theme } from '../../../theme/theme'
import { ScriptButton } from '../../foundation/Button/Button'

type Columns = {
  $count: number
}

/** Width of the facts' names on paper. */
const PRINTED_NAMES = '11rem'

const columns = css<Columns>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  gap: ${theme.space.xxs} min(${theme.space.sm}, 3.4vw);

  ${media.tablet} {
    grid-template-columns: minmax(9rem, 1fr) repeat(${({ $count }) => $count}, minmax(0, 2fr));
    column-gap: ${theme.space.lg};
  }
  ${media.print} {
    grid-template-columns: ${PRINTED_NAMES} repeat(${({ $count }) => $count}, minmax(0, 1fr));
    column-gap: 0;
  }
`

/** Above the table: in its sticky row a picture would fill a phone's screen. */
export const Pictures = styled.div<Columns>`
  ${columns}

  > * {
    width: 100%;
    max-width: 13rem;
  }
  ${media.tablet}, print {
    > :first-child {
      grid-column-start: 2;
    }
  }
  ${media.print} {
    > * {
      max-width: 7rem;
    }
  }
`

export const RemoveButton = styled(ScriptButton)`
  font-size: ${theme.fontSize.small};
  ${notPrinted}
`

export const Table = styled.table`
  display: block;

  thead,
  tbody {
    display: block;
  }
  /* A table again: its head is repeated on each sheet. */
  ${media.print} {
    display: table;
    width: 100%;
    table-layout: fixed;
    border-collapse: collapse;

    thead {
      display: table-header-group;
    }
    tbody {
      display: table-row-group;
    }
  }
  @media screen and (min-height: 30em) {
    thead {
      position: sticky;
      top: ${theme.size.headerSticky};
      z-index: ${theme.layer.tray};
      background: ${theme.color.surface};
    }
  }
`

/** Where large text has little room, a column's width limits it: “Climatisation” stays whole, and most names. */
const widthOf = ({ $count }: Columns) => `${(13.1 / $count).toFixed(2)}vw`

export const Row = styled.tr<Columns>`
  ${columns}
  padding-block: ${theme.space.sm};
  border-bottom: 1px solid ${theme.color.hairline};
  break-inside: avoid;

  > * {
    position: relative;
    padding: 0;
    text-align: start;
    overflow-wrap: anywhere;
    @supports (hyphens: auto) {
      hyphens: auto;
    }
  }
  > [role='cell'] {
    font-size: min(1em, ${widthOf});
  }
  > [role='columnheader']:first-child {
    position: absolute;
  }
  > [role='rowheader'] {
    grid-column: 1 / -1;
    color: ${theme.color.muted};
    font-size: ${theme.fontSize.small};
    font-weight: ${theme.fontWeight.regular};

    /* Hangs in the gap: it would stand alone on a line, because browsers break before a picture. */
    svg {
      margin-inline: ${theme.space.xxs} calc(-1em - ${theme.space.xxs});
    }
  }
  > [role='columnheader'] {
    font: ${theme.fontWeight.display} ${theme.fontSize.lead}/1.15 ${theme.font.display};
    font-size: min(${theme.fontSize.lead}, ${widthOf});
    letter-spacing: -0.012em;

    a {
      display: inline-block;
      min-height: ${theme.size.target};
      padding-bottom: ${theme.space.sm};
      text-decoration: none;
    }
    a:hover {
      color: ${theme.color.accent};
    }
  }
  thead > & {
    padding-bottom: 0;
  }
  ${media.tablet} {
    padding-block: 0.95rem;

    tbody > & {
      align-items: baseline;
    }

    > [role='columnheader'] {
      font-size: ${theme.fontSize.h4};
    }
    > [role='columnheader']:first-child {
      position: relative;
    }
    > [role='rowheader'] {
      grid-column: auto;
    }
  }
  ${media.print} {
    display: table-row;

    > * {
      padding: ${theme.space.xxs} ${theme.space.lg} ${theme.space.xxs} 0;
    }
    > :first-child {
      width: ${PRINTED_NAMES};
    }
    > [role='columnheader']:first-child {
      position: relative;
    }
    > [role='columnheader'] a {
      min-height: 0;
      padding: 0;
    }
  }
`

export const Value = styled.td<{ $isStrong: boolean }>`
  font-weight: ${({ $isStrong }) => ($isStrong ? theme.fontWeight.bold : theme.fontWeight.regular)};
  font-variant-numeric: tabular-nums;

  /* In a narrow column the range is below every class, not only below the widest. */
  > [role='img'] {
    flex-flow: column;
    align-items: start;
    gap: 0;
  }
  ${media.tablet} {
    > [role='img'] {
      flex-flow: wrap;
      align-items: center;
      gap: 0 ${theme.space.xs};
    }
  }
`

/** Drawn, because the fonts have no “not equal” sign. */
export const DifferenceMark = styled.svg`
  display: inline-block;
  width: 1em;
  height: 1em;
  vertical-align: -0.12em;
  fill: none;
  stroke: ${theme.color.accent};
  stroke-width: 2;
`

export const Note = styled.span`
  display: block;
  color: ${theme.color.text};
  font-size: ${theme.fontSize.caption};
  text-wrap: balance;
`

export const Legend = styled.p`
  display: flex;
  align-items: baseline;
  gap: ${theme.space.xs};
  margin-top: ${theme.space.sm};
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.small};
`
