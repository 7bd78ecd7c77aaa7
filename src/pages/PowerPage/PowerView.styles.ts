import { styled } from 'styled-components'
import { continued, Section } from '../../components/foundation/Section/Section'
import { media, notPrinted, scriptsOnly, theme } from '../../theme/theme'

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xxl} clamp(3rem, 7vw, 6.5rem);
  align-items: start;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 50%;
  }
`

type Printed = {
  /** Whether it is of any use on paper. */
  $isPrinted: boolean
}

export const Questions = styled.div<Printed>`
  /* The focus must not be under the line to the answer (WCAG 2.4.11), nor what is scrolled to. */
  ${media.belowDesktop} {
    * {
      scroll-margin-bottom: 5rem;
    }
  }
  ${({ $isPrinted }) => !$isPrinted && notPrinted}
`

/** Stays in view beside the questions. */
export const StickyAnswer = styled.div<Printed>`
  ${media.desktop} {
    position: sticky;
    top: calc(${theme.size.headerSticky} + ${theme.space.lg});
  }
  ${scriptsOnly}
  ${({ $isPrinted }) => !$isPrinted && notPrinted}
`

/** Where the answer is below the questions: at the bottom of the screen until it is in view. */
export const AnswerBelow = styled.a`
  position: sticky;
  bottom: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.md};
  min-height: 3.5rem;
  margin-top: ${theme.space.lg};
  padding-inline: ${theme.space.md};
  border-radius: ${theme.radius.small};
  background: ${theme.palette.night};
  color: ${theme.color.accent};
  font-weight: ${theme.fontWeight.bold};
  text-decoration: none;

  &:focus-visible {
    outline-offset: -5px;
  }
  ${media.desktop} {
    display: none;
  }
  ${notPrinted}
`

export const Heading = styled.h2`
  margin-bottom: ${theme.space.lg};
  font-size: ${theme.fontSize.h3};
`

/** Apart from the field above it. */
export const Aid = styled.div`
  margin-top: ${theme.space.xl};

  &:empty {
    display: none;
  }
`

/** In place of the form, where no script can calculate and on a paper without an answer. */
export const Rule = styled.div<Printed>`
  display: none;
  max-width: ${theme.size.reading};

  p + p {
    margin-top: ${theme.space.md};
  }
  a {
    white-space: nowrap;
  }
  ${media.withoutScripts} {
    display: block;
  }
  ${media.print} {
    display: ${({ $isPrinted }) => ($isPrinted ? 'block' : 'none')};
    margin-bottom: ${theme.space.xl};

    /* What is said of scripts. */
    > :last-child {
      display: none;
    }
  }
`

export const StovesSection = styled(Section)`
  ${continued}
  /* Focused by script only. */
  &:focus {
    outline: none;
  }
  > a {
    margin-top: ${theme.space.xxl};
    ${notPrinted}
  }
`

export const Head = styled.div`
  break-after: avoid;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${theme.space.xl};
  margin-bottom: ${theme.space.md};
  padding-top: ${theme.space.lg};
  border-top: 1px solid ${theme.color.hairline};

  p {
    color: ${theme.color.muted};
  }
`
