import { PageMetadata } from '../../components/layout/PageMetadata/PageMetadata'
import { powerMetadata } from './metadata'
import { CurrentAid } from '../shared/CurrentAid'
import { CommuneQuestion } from '../shared/CommuneQuestion'
import { useAreaMap } from '../shared/useAreaMap'
import { PowerView } from './PowerView'
import { usePowerNeed } from './usePowerNeed'

/** `/puissance`: the power that a home needs, estimated from what the visitor enters. */
export const PowerPage = () => {
  const { map, mark } = useAreaMap()
  const { takeAltitude, ...need } = usePowerNeed()
  return (
    <>
      <PageMetadata {...powerMetadata()} />
      <PowerView
        {...need}
        map={map}
        aid={<CurrentAid />}
        altitudeQuestion={<CommuneQuestion topic="altitude" onFound={takeAltitude} />}
        question={<CommuneQuestion topic="area" onFound={mark} />}
      />
    </>
  )
}
