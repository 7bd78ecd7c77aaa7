import { useState } from 'react'
import type { AreaMapSectionProps } from '../../components/contact/AreaMapSection/AreaMapSection'
import { serviceArea, site } from '../../site/identity'
import { directionsUrl, mapEmbedUrl } from '../../site/map'

type Marker = AreaMapSectionProps['marker']

/** The map of the area: a drawing at first, interactive on demand. `mark` marks a place on the drawing. */
export const useAreaMap = (): { map: AreaMapSectionProps; mark: (marker: Marker | null) => void } => {
  const [isInteractive, setInteractive] = useState(false)
  const [lit, light] = useState<AreaMapSectionProps['lit']>()
  const [marker, mark] = useState<Marker | null>(null)
  return {
    map: {
      isInteractive,
      onInteractive: setInteractive,
      embedUrl: mapEmbedUrl(site.coordinates, serviceArea.radiusKm),
      directionsUrl: directionsUrl(site.coordinates),
      marker: marker ?? undefined,
      lit,
      onLight: light,
    },
    mark,
  }
}
