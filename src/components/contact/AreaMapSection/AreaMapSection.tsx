import type { PointerEvent } from 'react'
import { styled } from 'styled-components'
import type { AreaTown, NamedPlace } from '../../../site/area'
import { serviceArea } from '../../../site/identity'
import { mapTexts as texts } from '../../../site/texts/map'
import { media, theme } from '../../../theme/theme'
import { lazyModule, useLazyModule } from '../../../hydration/lazy/lazyModule'
import { prerenderedPart } from '../../../hydration/lazy/prerenderedPart'
import { ButtonAnchor, ScriptButton } from '../../foundation/Button/Button'
import type { AreaMapProps } from '../AreaMap/AreaMap'
import { Icon } from '../../foundation/Icon/Icon'

const Drawing = prerenderedPart<AreaMapProps>(async () => (await import('../AreaMap/AreaMap')).AreaMap)

const lazyInteractive = lazyModule(async () => (await import('../InteractiveMap/LoadingMap')).LoadingMap)

export type Light = {
  /** The town that the visitor points at, lit on the drawing; none when absent. */
  lit?: AreaTown
  /** Called when the visitor points at another town, or at none any more. */
  onLight: (town?: AreaTown) => void
}

export type AreaMapSectionProps = Light & {
  /** Whether the OpenStreetMap frame is shown instead of the site's own drawing. */
  isInteractive: boolean
  /** Called when the visitor asks for one or the other map: no third party is called before. */
  onInteractive: (isInteractive: boolean) => void
  /** Address of the interactive map's frame. */
  embedUrl: string
  /** Address of a route planner to the shop, on another site. */
  directionsUrl: string
  /** A place that the visitor asked about, marked on the drawing. */
  marker?: NamedPlace
}

/** The town whose dot or name is under the pointer: the prerendered drawing has no listeners of its own. */
const townUnder = ({ target }: PointerEvent) => {
  const name = target instanceof Element && target.closest('g')?.textContent
  return serviceArea.towns.find((town) => town === name)
}

/**
 * The map of the area (specification, 2): a drawing, the interactive map over it on demand, and a link to directions.
 */
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
  ${media.print} {
    display: none;
  }
`

const Source = styled.p`
  margin-top: ${theme.space.xs};
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.caption};
  ${media.withoutScripts} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`
