import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { media, theme } from '../../../theme/theme'

export type PictureAndTextProps = {
  /** The picture, or its skeleton. */
  picture: ReactNode
  /** Whether the text is beside the picture on a wide screen. */
  isBeside?: boolean
  /** The text. */
  children: ReactNode
}

/** A picture above its text, or beside it. */
export const PictureAndText = ({ picture, isBeside = false, children }: PictureAndTextProps) => (
  <Grid $isBeside={isBeside}>
    {picture}
    <div>{children}</div>
  </Grid>
)

const beside = css`
  ${media.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: clamp(2.5rem, 5vw, 5rem);
    align-items: center;
  }
`

const Grid = styled.div<{ $isBeside: boolean }>`
  display: grid;
  gap: ${theme.space.lg};
  align-content: start;
  ${({ $isBeside }) => $isBeside && beside}
`
