import { tariffsQuery } from '../../cms/queries/firmQueries'
import { useQuery } from '@tanstack/react-query'
import { hasPrices } from '../../cms/content/tariffs'
import { PageMetadata } from '../../components/layout/PageMetadata/PageMetadata'
import { paths } from '../../site/paths'
import { usePrintedAddress } from '../shared/usePrintedAddress'
import { tariffsMetadata } from './metadata'
import { TariffsView, type TariffsState } from './TariffsView'

/** `/tarifs`: what a repair costs. */
export const TariffsPage = () => {
  const { data, isPending } = useQuery(tariffsQuery())
  const { address } = usePrintedAddress(paths.tariffs)

  // Data takes precedence over errors: a failed refetch keeps the content on screen.
  const toState = (): TariffsState => {
    if (hasPrices(data)) return { status: 'ready', tariffs: data }
    if (data !== undefined) return { status: 'empty' }
    return { status: isPending ? 'loading' : 'error' }
  }

  return (
    <>
      <PageMetadata {...tariffsMetadata()} />
      <TariffsView state={toState()} address={address} />
    </>
  )
}
