import { css, styled } from 'styled-components'
import { media, theme } from '../../../theme/theme'

/** A section at the page's width, with its spacing above and below. */
export const Section = styled.section`
  max-width: calc(${theme.size.wide} + 2 * ${theme.space.gutter});
  margin-inline: auto;
  padding: ${theme.space.section} ${theme.space.gutter};

  :where([data-surface='dark']) + & {
    padding-top: ${theme.space.firstSection};

    ${media.laptop} {
      padding-top: ${theme.space.xxl};
    }
  }
  ${media.print} {
    padding: ${theme.space.md} 0;
  }
`

/** In a template: for a section below one with the same background. */
export const continued = css`
  && {
    padding-top: 0;
  }
`
