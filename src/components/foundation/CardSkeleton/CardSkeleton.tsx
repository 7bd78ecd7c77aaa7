import { styled } from 'styled-components'
import { theme } from '../../../theme/theme'
import { PictureAndText } from '../PictureAndText/PictureAndText'
import { Skeleton } from '../Skeleton/Skeleton'

export type SkeletonLine = {
  /** CSS length. */
  height: string
  /** CSS length or share of the card's width. */
  width: string
}

export type CardSkeletonProps = {
  /** Width over height of the card's picture, as in CSS. */
  ratio: string
  /** The lines of text, from the top; no two alike. */
  lines: readonly SkeletonLine[]
  /** On a wide screen the text is beside the picture instead of below it. */
  isBeside?: boolean
}

/** A card while its list is loading: a picture and lines of text, as high as what replaces them. */
export const CardSkeleton = ({ ratio, lines, isBeside = false }: CardSkeletonProps) => (
  <PictureAndText picture={<Skeleton ratio={ratio} />} isBeside={isBeside}>
    <Lines>
      {lines.map(({ height, width }) => (
        <Skeleton key={`${height} ${width}`} height={height} width={width} />
      ))}
    </Lines>
  </PictureAndText>
)

const Lines = styled.div`
  display: grid;
  gap: ${theme.space.sm};
`
