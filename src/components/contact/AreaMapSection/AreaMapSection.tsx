import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { mapTexts as texts } from '../../../site/texts/map'
import { media, theme } from '../../../theme/theme'
import { prerenderedPart } from '../../../hydration/prerenderedPart'
import { ButtonAnchor, ScriptButton } from '../../foundation/Button/Button'
import type { AreaMapProps } from '../AreaMap/AreaMap'
import { Icon } from '../../foundation/Icon/Icon'

const Drawing = prerenderedPart<AreaMapProps>(async () => (await import('../AreaMap/AreaMap')).AreaMap)

export type AreaMapSectionProps = {
  /** Whether the OpenStreetMap frame is shown instead of the site's own drawing. */
  isInteractive: boolean
  /** Called when the visitor asks for the interactive map: no third party is called before. */
  onShowInteractive: () => void
  /** Address of the interactive map's frame. */
  embedUrl: string
  /** Address of a route planner to the shop, on another site. */
  directionsUrl: string
  /** A place that the visitor asked about, marked on the drawing. */
  marker?: AreaMapProps['marker']
}

/**
 * The map of the area (specification, 2): a drawing, the interactive map in its place on demand, and a link to
 * directions.
 */
export const AreaMapSection = ({
  isInteractive,
  onShowInteractive,
  embedUrl,
  directionsUrl,
  marker,
}: AreaMapSectionProps) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const wasInteractive = useRef(isInteractive)

  // The pressed button is gone: the focus moves to the map.
  useEffect(() => {
    if (isInteractive && !wasInteractive.current) frame.current?.focus({ preventScroll: true })
    wasInteractive.current = isInteractive
  }, [isInteractive])

  return (
    <div>
      <MapFrame>
        {isInteractive ? (
          <iframe
            ref={frame}
            src={embedUrl}
            title={texts.interactiveTitle}
            sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <Drawing marker={marker} />
        )}
      </MapFrame>
      <Actions>
        {!isInteractive && (
          <ScriptButton variant="outline" onClick={onShowInteractive}>
            {texts.showInteractive}
          </ScriptButton>
        )}
        <ButtonAnchor variant="quiet" href={directionsUrl} rel="noopener noreferrer">
          {texts.directions}
          <Icon name="arrow" />
        </ButtonAnchor>
      </Actions>
      <Source>{texts.thirdParty}</Source>
    </div>
  )
}

const MapFrame = styled.div`
  aspect-ratio: 1;
  overflow: hidden;
  background: ${theme.palette.linen};
  border-radius: ${theme.radius.small};

  ${media.print} {
    max-width: 11cm;
  }
  iframe {
    display: block;
    width: 100%;
    height: 100%;
  }
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
