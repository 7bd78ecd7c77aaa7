import { styled } from 'styled-components'
import { previewTexts as texts } from '../../../site/texts/preview'
import { theme } from '../../../theme/theme'

/** Says that the page shows unpublished content. */
export const PreviewBanner = () => (
  <Bar role="note" data-surface="dark">
    {texts.banner}
  </Bar>
)

const Bar = styled.p`
  position: sticky;
  bottom: 0;
  z-index: ${theme.layer.panel};
  padding: ${theme.space.sm} ${theme.space.edge};
  border-top: 1px solid ${theme.color.hairline};
  background: ${theme.color.surface};
  font-size: ${theme.fontSize.small};
`
