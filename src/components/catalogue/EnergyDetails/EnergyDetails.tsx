import { styled } from 'styled-components'
import type { Product } from '../../../cms/content/types'
import { energyTexts as texts } from '../../../site/texts/energy'
import { media, theme } from '../../../theme/theme'
import { EnergyClass } from '../EnergyClass/EnergyClass'
import { FileLink } from '../FileLink/FileLink'

export type EnergyDetailsProps = {
  /** The product; nothing is shown without a class, a label or an information sheet. */
  product: Pick<Product, 'energy' | 'energyLabel' | 'productFiche'>
}

/** What the EU's energy label says of a product. */
export const EnergyDetails = ({ product }: EnergyDetailsProps) => {
  const { energy, energyLabel, productFiche } = product
  if (!energy && !energyLabel && !productFiche) return null
  return (
    <Details>
      {energy && (
        <p>
          <Name aria-hidden>{texts.name}</Name>
          <EnergyClass rating={energy} />
        </p>
      )}
      {energyLabel && <FileLink href={energyLabel} label={texts.label} />}
      {productFiche && <FileLink href={productFiche} label={texts.fiche} />}
    </Details>
  )
}

const Details = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space.lg};
  border-bottom: 1px solid ${theme.color.hairline};

  p {
    display: flex;
    flex: 1 1 100%;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space.xs} ${theme.space.lg};
    padding-block: 0.95rem;

    ${media.laptop} {
      padding-block: ${theme.space.xs};
    }
  }
`

const Name = styled.span`
  color: ${theme.color.muted};
`
