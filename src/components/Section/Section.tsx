import { styled } from 'styled-components'
import { media, theme } from '../../theme/theme'

/** A stretch of the page at the container's width, with the air a section needs above and below. */
export const Section = styled.section<{ $isNarrow?: boolean }>`
  max-width: calc(
    ${({ $isNarrow }) => ($isNarrow ? theme.size.reading : theme.size.wide)} + 2 * ${theme.space.gutter}
  );
  margin-inline: auto;
  padding: ${theme.space.section} ${theme.space.gutter};

  ${media.print} {
    padding: ${theme.space.md} 0;
  }
`
