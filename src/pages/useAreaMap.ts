import { useState } from 'react'
import type { AreaMapSectionProps } from '../components/contact/AreaMapSection/AreaMapSection'
import { serviceArea, site } from '../site/identity'
import { directionsUrl, mapEmbedUrl } from '../site/map'

/** The map of the area: drawn at first, interactive once the visitor asks for it. */
export const useAreaMap = (): AreaMapSectionProps => {
  const [isInteractive, setInteractive] = useState(false)
  return {
    isInteractive,
    onShowInteractive: () => setInteractive(true),
    embedUrl: mapEmbedUrl(site.coordinates, serviceArea.radiusKm),
    directionsUrl: directionsUrl(site.coordinates),
  }
}
