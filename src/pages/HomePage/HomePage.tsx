import { useQuery } from '@tanstack/react-query'
import { homeTextsQuery, partnersQuery } from '../../cms/queries/firmQueries'
import { useShop } from '../../components/foundation/shopContext'
import { PageMetadata } from '../../components/layout/PageMetadata/PageMetadata'
import { homeMetadata } from './metadata'
import { isHeatingSeason } from '../../site/days'
import { defaultPartners } from '../../site/partners'
import { defaultHomeTexts } from '../../site/texts/home'
import { CommuneQuestion } from '../shared/CommuneQuestion'
import { useDayAtShop } from '../shared/useDayAtShop'
import { useOpeningStatus } from '../shared/useOpeningStatus'
import { useAreaMap } from '../shared/useAreaMap'
import { LazyShowcase } from './LazyShowcase'
import { HomeView } from './HomeView'

/** `/`: what the firm does and where, with texts and partners of the backend. */
export const HomePage = () => {
  const texts = { ...defaultHomeTexts, ...useQuery(homeTextsQuery()).data }
  const partners = useQuery(partnersQuery()).data ?? defaultPartners
  const { map, mark } = useAreaMap()
  const shop = useShop()
  const day = useDayAtShop()
  return (
    <>
      <PageMetadata {...homeMetadata()} />
      <HomeView
        shop={shop}
        opening={useOpeningStatus(shop)}
        isHeatingSeason={day === null ? null : isHeatingSeason(day)}
        texts={texts}
        partners={partners}
        map={map}
        question={<CommuneQuestion topic="area" onFound={mark} />}
        showcase={<LazyShowcase />}
      />
    </>
  )
}
