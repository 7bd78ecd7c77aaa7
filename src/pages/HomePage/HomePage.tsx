import { useState } from 'react'
import { PageMetadata } from '../../components/PageMetadata/PageMetadata'
import { homeMetadata } from '../../seo/metadata/home'
import { serviceArea, site } from '../../site/identity'
import { directionsUrl, mapEmbedUrl } from '../../site/map'
import { HomeView } from './HomeView'

export const HomePage = () => {
  const [isInteractive, setInteractive] = useState(false)
  return (
    <>
      <PageMetadata {...homeMetadata()} />
      <HomeView
        map={{
          isInteractive,
          onShowInteractive: () => setInteractive(true),
          embedUrl: mapEmbedUrl(site.coordinates, serviceArea.radiusKm),
          directionsUrl: directionsUrl(site.coordinates),
        }}
      />
    </>
  )
}
