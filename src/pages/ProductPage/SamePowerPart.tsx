import { useQuery } from '@tanstack/react-query'
import { writeCatalogueAddress } from '../../catalogue/address'
import { powersAround } from '../../catalogue/nearestInPower'
import type { Product } from '../../cms/content/types'
import { SamePower } from '../../components/catalogue/SamePower/SamePower'
import { paths } from '../../site/paths'
import { kilowatts } from '../../site/texts/kilowatts'
import { productTexts } from '../../site/texts/product'
import { foldText } from '../../values/foldText'
import { formatNumber } from '../../values/numbers'
import { samePowerQuery } from './samePowerQuery'

/** The catalogue's products of a category and of the powers around one. */
const allAround = (powerKw: number, category: string) => {
  const powers = powersAround(powerKw)
  const filters = { ...powers, category: foldText(category) }
  const range = kilowatts.between(formatNumber(powers.min), formatNumber(powers.max))
  return {
    label: productTexts.allOfPower(range),
    href: `${paths.products}?${writeCatalogueAddress({ filters })}`,
  }
}

/** The products nearest in power to one; nothing until they are known, nor without any. */
export const SamePowerPart = ({ product }: { product: Product }) => {
  const { powerKw, categories } = product
  const { data = [] } = useQuery({ ...samePowerQuery(product), enabled: powerKw !== null })
  if (powerKw === null || data.length === 0) return null
  return <SamePower products={data} all={allAround(powerKw, categories[0] ?? '')} />
}
