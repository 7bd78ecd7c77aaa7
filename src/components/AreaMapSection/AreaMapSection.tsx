import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { mapTexts as texts } from '../../site/texts/map'
import { media, theme } from '../../theme/theme'
import { builtPart } from '../Built/builtPart'
import { Button, ButtonAnchor } from '../Button/Button'
import { Icon } from '../Icon/Icon'

const Drawing = builtPart(async () => (await import('../AreaMap/AreaMap')).AreaMap)

export type AreaMapSectionProps = {
  /** False: our drawing, and no third party hears of the visitor. */
  isInteractive: boolean
  /** Asked for by the visitor: only then is a third party called. */
  onShowInteractive: () => void
  /** Page shown in the frame once asked for. */
  embedUrl: string
  /** Page that plans the way to the shop, elsewhere on the web. */
  directionsUrl: string
}

/** The map of the area (specification, 2): drawn at once, interactive in the same room when asked for, and the way to come. */
export const AreaMapSection = ({
  isInteractive,
  onShowInteractive,
  embedUrl,
  directionsUrl,
}: AreaMapSectionProps) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const wasInteractive = useRef(isInteractive)

  // The button that had the focus is gone: the map it called for takes it.
  useEffect(() => {
    if (isInteractive && !wasInteractive.current) frame.current?.focus({ preventScroll: true })
    wasInteractive.current = isInteractive
  }, [isInteractive])

  return (
    <div>
      <Room>
        {isInteractive ? (
          <iframe
            ref={frame}
            src={embedUrl}
            title={texts.interactiveTitle}
            sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <Drawing />
        )}
      </Room>
      <Actions>
        {!isInteractive && (
          <ShowButton $look="outline" onClick={onShowInteractive}>
            {texts.showInteractive}
          </ShowButton>
        )}
        <ButtonAnchor $look="quiet" href={directionsUrl} rel="noopener noreferrer">
          {texts.directions}
          <Icon name="arrow" />
        </ButtonAnchor>
      </Actions>
      <Source>{texts.thirdParty}</Source>
    </div>
  )
}

const Room = styled.div`
  aspect-ratio: 1;
  overflow: hidden;
  background: ${theme.palette.linen};
  border-radius: ${theme.radius.iron};

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

const ShowButton = styled(Button)`
  @media (scripting: none) {
    display: none;
  }
`

const Source = styled.p`
  margin-top: ${theme.space.xs};
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.caption};
  @media (scripting: none) {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`
