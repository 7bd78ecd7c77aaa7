import { styled } from 'styled-components'
import { media, notPrinted, theme } from '../../../theme/theme'
import { NoticeText } from '../../foundation/NoticeText/NoticeText'

/** A notice between the header, which covers its upper part, and the page. */
export const NoticeBand = styled(NoticeText)`
  position: relative;
  z-index: ${theme.layer.header};
  margin-bottom: calc(-1 * ${theme.size.header});
  padding: calc(${theme.size.header} + ${theme.space.xs}) ${theme.space.edge} ${theme.space.xs};
  background: linear-gradient(${theme.color.surface} ${theme.size.header}, ${theme.color.surfaceRaised} 0);
  font-size: ${theme.fontSize.small};
  font-weight: ${theme.fontWeight.medium};
  line-height: 1.5;

  ${media.belowDesktop} {
    ${media.withoutScripts} {
      margin: 0;
      padding-top: ${theme.space.xs};
      background: ${theme.color.surfaceRaised};
    }
  }
  ${notPrinted}
`
