import { PageMetadata } from '../../components/layout/PageMetadata/PageMetadata'
import { homeMetadata } from '../../seo/metadata/home'
import { useAreaMap } from '../useAreaMap'
import { HomeView } from './HomeView'

export const HomePage = () => (
  <>
    <PageMetadata {...homeMetadata()} />
    <HomeView map={useAreaMap()} />
  </>
)
