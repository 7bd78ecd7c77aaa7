import { styled } from 'styled-components'
import type { Product } from '../../../cms/content/types'
import type { LabelledLink } from '../../../site/link'
import { productTexts } from '../../../site/texts/product'
import { notPrinted, scriptsOnly, theme } from '../../../theme/theme'
import { ButtonLink } from '../../foundation/Button/Button'
import { Icon } from '../../foundation/Icon/Icon'
import { continued, Section } from '../../foundation/Section/Section'
import { ProductGrid, withoutThird } from '../ProductGrid/ProductGrid'

export type SamePowerProps = {
  /** One to three. */
  products: Product[]
  /** The catalogue, with all of them. */
  all: LabelledLink
}

/** Other products for the same need, at the end of a product's page. */
export const SamePower = ({ products, all }: SamePowerProps) => (
  <Part>
    <Heading>{productTexts.samePower}</Heading>
    <ProductGrid products={products} />
    <All variant="outline" to={all.href}>
      {all.label}
      <Icon name="arrow" />
    </All>
  </Part>
)

const Part = styled(Section)`
  ${continued}
  ${withoutThird}
  ${notPrinted}
`

const All = styled(ButtonLink)`
  margin-top: ${theme.space.xxl};

  /* The catalogue filters with a script. */
  ${scriptsOnly}
`

const Heading = styled.h2`
  margin-bottom: ${theme.space.xl};
  padding-top: ${theme.space.lg};
  border-top: 1px solid ${theme.color.hairline};
  font-size: ${theme.fontSize.h3};
`
