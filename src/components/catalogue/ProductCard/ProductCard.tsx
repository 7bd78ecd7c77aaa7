import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Product } from '../../../cms/content/types'
import { paths } from '../../../site/paths'
import { kilowatts } from '../../../site/texts/kilowatts'
import { media, theme } from '../../../theme/theme'
import { formatNumber } from '../../../values/numbers'
import { Card, CardTitleLink } from '../../foundation/Card/Card'
import { lookOf } from '../../foundation/applianceLook'
import { EnergyClass } from '../EnergyClass/EnergyClass'
import { ProductPicture } from '../ProductPicture/ProductPicture'

export type ProductCardProps = {
  /** The product; its slug makes the address. */
  product: Product
  /** A button for what else can be done with it. */
  action?: ReactNode
}

const SIZES = '(min-width: 82em) 26rem, (min-width: 64em) 31vw, (min-width: 22.5em) 45vw, 92vw'

/** A product in the catalogue: picture, name, subtitle, brand and power. */
export const ProductCard = ({ product, action }: ProductCardProps) => {
  const { title, subtitle, brand, powerKw, energy } = product
  return (
    <Parts accent={lookOf(product.categories)?.accent}>
      <ProductPicture product={product} sizes={SIZES} />
      <Title>
        <CardTitleLink to={paths.product(product.slug)}>{title}</CardTitleLink>
      </Title>
      {subtitle && <Subtitle>{subtitle}</Subtitle>}
      {(brand !== null || powerKw !== null || energy) && (
        <Facts>
          {brand !== null && <span>{brand}</span>}
          {powerKw !== null && <strong>{kilowatts.exactly(formatNumber(powerKw))}</strong>}
          {energy && <EnergyClass rating={energy} isSmall />}
        </Facts>
      )}
      {action && <Action>{action}</Action>}
    </Parts>
  )
}

const Parts = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: ${theme.space.md};
  break-inside: avoid;

  > * {
    grid-column: 1 / -1;
  }
  > :first-child {
    align-self: end;
    grid-row: 1;
  }
  /* In a grid, its five parts share their rows with those of the neighbours. */
  li > & {
    grid-row: span 5;
    grid-template-rows: subgrid;
  }
`

const Title = styled.h3`
  grid-row: 2;
  margin-top: ${theme.space.md};
  font-size: ${theme.fontSize.h4};

  ${media.tablet} {
    margin-top: ${theme.space.lg};
  }
  overflow-wrap: anywhere;
`

const Subtitle = styled.p`
  grid-row: 3;
  margin-top: ${theme.space.xs};
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.small};
  line-height: 1.45;

  ${media.tablet} {
    font-size: ${theme.fontSize.body};
  }
`

const Facts = styled.p`
  grid-row: 4;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xxs} ${theme.space.md};
  overflow-wrap: anywhere;
  margin-top: ${theme.space.sm};
  font-size: ${theme.fontSize.small};
  font-variant-numeric: tabular-nums;

  strong {
    font-weight: ${theme.fontWeight.bold};
  }
  /* On a line of its own, unless a line has room for all three in every card. */
  > [role='img'] {
    flex-basis: 100%;
  }
  ${media.tablet} {
    grid-column: 1;
    align-self: center;
  }
  ${media.wide} {
    > [role='img'] {
      flex-basis: auto;
    }
  }
`

const Action = styled.div`
  grid-row: 5;
  ${media.tablet} {
    grid-area: 4 / 2;
    align-self: center;
    position: relative;
    top: calc(${theme.space.sm} / 2);
  }
`
