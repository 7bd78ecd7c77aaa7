import { styled } from 'styled-components'
import { theme } from '../../../theme/theme'
import { PictureAndText } from '../PictureAndText/PictureAndText'
import { Skeleton } from '../Skeleton/Skeleton'

export type SkeletonLine = {
  /** CSS length. */
  height: string
  /** CSS length or percentage. */
  width: string
}

export type CardSkeletonProps = {
  /** Width over height of the picture, as in CSS. */
  ratio: string
  /** Lines of text, from the top; no two alike. */
  lines: readonly SkeletonLine[]
  /** Whether the text is beside the picture on a wide screen. */
  isBeside?: boolean
}

/** A card while its list is loading, as high as what replaces it. */
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
