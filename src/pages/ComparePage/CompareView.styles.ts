import { styled } from 'styled-components'
import { ScriptButton } from '../../components/foundation/Button/Button'
import { waiting } from '../../hydration/address/markQuery'
import { media, notPrinted, screenBelowHead, scriptsOnly, theme } from '../../theme/theme'

export const Heading = styled.h2`
  font-size: ${theme.fontSize.h3};
`

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.sm} ${theme.space.md};
  margin-bottom: ${theme.space.md};

  ${notPrinted}
`

export const OnlyDifferences = styled(ScriptButton)`
  &[aria-pressed='true'] {
    background: ${theme.color.text};
    border-color: ${theme.color.text};
    color: ${theme.color.surface};

    ${media.forcedColors} {
      background: Highlight;
      border-color: Highlight;
      color: HighlightText;
    }
  }
`

/** What is not as the address says. */
export const Remarks = styled.ul`
  margin-bottom: ${theme.space.lg};
  padding: ${theme.space.sm} ${theme.space.md};
  border-left: 3px solid ${theme.color.accent};
  background: ${theme.color.surfaceRaised};

  li + li {
    margin-top: ${theme.space.xs};
  }
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.md} ${theme.space.lg};
  margin-top: ${theme.space.xl};
  ${notPrinted}
`

/** When products are asked for, what stands below is out of sight until they are shown, and after. */
export const Answer = styled.div<{ $isAsked: boolean }>`
  min-height: ${({ $isAsked }) => ($isAsked ? screenBelowHead : 0)};

  ${waiting} & {
    min-height: ${screenBelowHead};
  }
  ${media.print} {
    min-height: 0;
  }
`

/** Without scripts it is not known whether products are asked for. */
export const Empty = styled.div`
  ${waiting} & {
    display: none;
  }
  ${scriptsOnly}
`

/** Stands for the table of a prerendered page until products are shown. */
export const LaterTable = styled.div`
  display: none;
  ${waiting} & {
    display: block;
  }
`

export const HowTo = styled.div`
  max-width: ${theme.size.reading};
  margin-top: ${theme.space.xxl};
  padding-top: ${theme.space.lg};
  border-top: 1px solid ${theme.color.hairline};

  p {
    margin-block: ${theme.space.md};
    color: ${theme.color.muted};
  }
  ${media.withoutScripts} {
    margin-top: 0;
    padding-top: 0;
    border-top: 0;

    > p {
      display: none;
    }
  }
  ${notPrinted}
`

export const WithoutScript = styled.div`
  display: none;
  margin-bottom: ${theme.space.md};
  ${media.withoutScripts} {
    display: block;
  }
`
