import type { PointerEvent } from 'react'
import { styled } from 'styled-components'
import type { AreaTown, NamedPlace } from '../../../site/area'
import { serviceArea } from '../../../site/identity'
import { mapTexts as texts } from '../../../site/texts/map'
import { notPrinted, scriptsOnly, theme } from '../../../theme/theme'
import { lazyModule, useLazyModule } from '../../../hydration/lazy/lazyModule'
import { prerenderedPart } from '../../../hydration/lazy/prerenderedPart'
import { ButtonAnchor, ScriptButton } from '../../foundation/Button/Button'
import type { AreaMapProps } from '../AreaMap/AreaMap'
import { Icon } from '../../foundation/Icon/Icon'

const Drawing = prerenderedPart<AreaMapProps>(async () => (await import('../AreaMap/AreaMap')).AreaMap)

const lazyInteractive = lazyModule(async () => (await import('../InteractiveMap/LoadingMap')).LoadingMap)

export type AreaMapSectionProps = {
  /** Whether OpenStreetMap's frame replaces the drawing. */
  isInteractive: boolean
  /** Called to switch maps; no third party is requested before. */
  onInteractive: (isInteractive: boolean) => void
  /** Address of the interactive map's frame. */
  embedUrl: string
  /** Address of a route planner, on another site. */
  directionsUrl: string
  /** A town to mark on the drawing. */
  marker?: NamedPlace
  /** The town under the pointer, highlighted on the drawing. */
  lit?: AreaTown
  /** Called when the pointer comes to another town, or leaves it. */
  onLight: (town?: AreaTown) => void
}

/** The prerendered drawing has no listeners of its own. */
const townUnder = ({ target }: PointerEvent) => {
  const name = target instanceof Element && target.closest('g')?.textContent
  return serviceArea.towns.find((town) => town === name)
}

/** The service area: a drawing, the interactive map on demand, and a link to directions. */
export const AreaMapSection = (props: AreaMapSectionProps) => {
  const { isInteractive, onInteractive, embedUrl, directionsUrl, marker, lit, onLight } = props
  const { code: Interactive, error } = useLazyModule(lazyInteractive, isInteractive)
  return (
    <div>
      <MapFrame onPointerOver={(event) => onLight(townUnder(event))} onPointerLeave={() => onLight()}>
        <Drawing marker={marker} lit={lit} />
        {isInteractive && Interactive && <Interactive url={embedUrl} />}
      </MapFrame>
      <Actions>
        <ScriptButton variant="outline" onClick={() => onInteractive(!isInteractive)}>
          {isInteractive ? texts.showDrawn : texts.showInteractive}
        </ScriptButton>
        <ButtonAnchor variant="quiet" href={directionsUrl} rel="noopener noreferrer">
          {texts.directions}
          <Icon name="arrow" />
        </ButtonAnchor>
      </Actions>
      <Source>{isInteractive && error !== undefined ? texts.failed : texts.thirdParty}</Source>
    </div>
  )
}

const MapFrame = styled.div`
  position: relative;
  aspect-ratio: 1;
  overflow: hidden;
  background: ${theme.palette.linen};
  border-radius: ${theme.radius.small};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.sm} ${theme.space.lg};
  min-height: calc(${theme.size.target} + ${theme.space.md});
  padding-top: ${theme.space.md};
  ${notPrinted}
`

const Source = styled.p`
  margin-top: ${theme.space.xs};
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.caption};
  ${scriptsOnly}
  ${notPrinted}
`
