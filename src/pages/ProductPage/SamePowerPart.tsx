import { useQuery } from '@tanstack/react-query'
import type { Product } from '../../cms/types'
import { SamePower } from '../../components/catalogue/SamePower/SamePower'
import { samePowerQuery } from './samePowerQuery'

/** The products nearest in power to one; nothing until they are known, nor without any. */
export const SamePowerPart = ({ product }: { product: Product }) => {
  const { data = [] } = useQuery({ ...samePowerQuery(product), enabled: product.powerKw !== null })
  return data.length > 0 && <SamePower products={data} />
}
