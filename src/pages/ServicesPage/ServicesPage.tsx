import { useParams } from 'react-router-dom'
import { PageMetadata } from '../../components/layout/PageMetadata/PageMetadata'
import { ReadsAddress } from '../../hydration/address/ReadsAddress'
import { servicesMetadata } from './metadata'
import { PAGE } from '../../values/pageNumber'
import { ServicesView } from './ServicesView'
import { useServices } from './useServices'

/** `/services` and `/services/{category}`: what the firm does, by category. */
export const ServicesPage = () => {
  const category = useParams().category?.trim() || undefined
  // A new state for each category: the list kept after a failure never belongs to another one.
  return <Services key={category ?? ''} category={category} />
}

const Services = ({ category }: { category: string | undefined }) => {
  const { isAnswered, view } = useServices(category)
  return (
    <ReadsAddress parameters={[PAGE]} isAnswered={isAnswered}>
      <PageMetadata {...servicesMetadata(view.category?.label ?? null, view.page)} />
      <ServicesView {...view} />
    </ReadsAddress>
  )
}
