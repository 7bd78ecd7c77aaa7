import { PageMetadata } from '../../components/layout/PageMetadata/PageMetadata'
import { powerMetadata } from './metadata'
import { CurrentAid } from '../shared/CurrentAid'
import { AreaQuestion } from '../shared/AreaQuestion'
import { useAreaMap } from '../shared/useAreaMap'
import { PowerView } from './PowerView'
import { usePowerNeed } from './usePowerNeed'

/** `/puissance`: the power that a home needs, estimated from what the visitor enters. */
export const PowerPage = () => {
  const { map, mark } = useAreaMap()
  return (
    <>
      <PageMetadata {...powerMetadata()} />
      <PowerView
        {...usePowerNeed()}
        map={map}
        aid={<CurrentAid />}
        question={<AreaQuestion onFound={mark} />}
      />
    </>
  )
}
