import { useState } from 'react'
import type { AreaMapSectionProps } from '../components/contact/AreaMapSection/AreaMapSection'
import { serviceArea, site } from '../site/identity'
import { directionsUrl, mapEmbedUrl } from '../site/map'

/** The map of the area: a drawing at first, interactive after a click. */
export const useAreaMap = (): AreaMapSectionProps => {
  const [isInteractive, setInteractive] = useState(false)
  return {
    isInteractive,
    onShowInteractive: () => setInteractive(true),
    embedUrl: mapEmbedUrl(site.coordinates, serviceArea.radiusKm),
    directionsUrl: directionsUrl(site.coordinates),
  }
}
