import { useState } from 'react'
import { keyframes, styled } from 'styled-components'
import type { Partner } from '../../../cms/content/types'
import { useIsInView } from '../../../hooks/useIsInView'
import { homeTexts } from '../../../site/texts/home'
import { media, notPrinted, scriptsOnly, theme } from '../../../theme/theme'
import { Icon } from '../../foundation/Icon/Icon'
import { PartnerMark } from '../PartnerMark/PartnerMark'

export type PartnersBannerProps = {
  /** In display order. */
  partners: readonly Partner[]
}

const texts = homeTexts.partners

/** The partners' logos, scrolling slowly; they repeat a grid, so screen readers skip them. */
export const PartnersBanner = ({ partners }: PartnersBannerProps) => {
  const [isPaused, setPaused] = useState(false)
  const [element, setElement] = useState<Element | null>(null)
  // Two of each logo, and their animation, would slow hydration down.
  const isNear = useIsInView(element, '100% 0px')
  return (
    <Band data-surface="dark">
      <Window ref={setElement}>
        {isNear && (
          <Track $isPaused={isPaused} aria-hidden="true">
            <Row>
              <Marks partners={partners} />
            </Row>
            {/* A copy, so that the loop has no gap. */}
            <Row>
              <Marks partners={partners} />
            </Row>
          </Track>
        )}
      </Window>
      <Pause
        type="button"
        aria-pressed={isPaused}
        aria-label={texts.pause}
        onClick={() => setPaused(!isPaused)}
      >
        <Icon name={isPaused ? 'play' : 'pause'} />
      </Pause>
    </Band>
  )
}

const Marks = ({ partners }: PartnersBannerProps) =>
  partners.map((partner) => (
    <Mark key={partner.id}>
      <PartnerMark partner={partner} scale={1.1} />
    </Mark>
  ))

const pass = keyframes`
  to { transform: translateX(-50%); }
`

const Band = styled.div`
  position: relative;
  background: ${theme.palette.ink};
  ${scriptsOnly}
  ${notPrinted}
`

const LOGO_HEIGHT = 55

const Window = styled.div`
  min-height: calc(2 * ${theme.space.xl} + ${LOGO_HEIGHT}px);
  overflow: hidden;
`

const Track = styled.div<{ $isPaused: boolean }>`
  display: flex;
  width: max-content;
  /* Logos blend with it: an animated element is a group of its own. */
  background: ${theme.palette.ink};
  color: ${theme.color.muted};

  ${media.motionOk} {
    animation: ${pass} ${theme.motion.banner} ${({ $isPaused }) => ($isPaused ? 'paused' : 'running')};
  }
  ${Window}:hover &,
  ${Window}:focus-within & {
    animation-play-state: paused;
  }
`

const Row = styled.div`
  display: flex;
  flex: none;
  align-items: center;
`

const Mark = styled.span`
  flex: none;
  padding: ${theme.space.xl} clamp(1.6rem, 3vw, 2.8rem);
`

const Pause = styled.button`
  position: absolute;
  inset: 0 0 0 auto;
  display: grid;
  place-items: center;
  width: calc(${theme.size.target} + ${theme.space.gutter});
  background: ${theme.palette.ink};
  border-left: 1px solid ${theme.color.hairline};

  &:hover {
    color: ${theme.color.accent};
  }
  &:focus-visible {
    outline-offset: -4px;
  }
  ${media.reducedMotion} {
    display: none;
  }
`
