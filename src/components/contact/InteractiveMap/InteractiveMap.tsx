import { styled } from 'styled-components'
import { mapTexts as texts } from '../../../site/texts/map'
import { theme } from '../../../theme/theme'
import { useAnnouncement } from '../../foundation/Announcer/announce'

export type InteractiveMapProps = {
  /** Address of OpenStreetMap's frame. */
  url: string
  /** `error`: it has not answered yet; it is still shown if it does. */
  state: 'loading' | 'error' | 'ready'
  /** Called when the frame is loaded. */
  onLoad: () => void
}

const messages = { loading: texts.waiting, error: texts.failed, ready: '' }

/** OpenStreetMap's frame, over the drawing until it is loaded. */
export const InteractiveMap = ({ url, state, onLoad }: InteractiveMapProps) => {
  useAnnouncement(messages[state])
  return (
    <Cover>
      <Frame
        src={url}
        title={texts.interactiveTitle}
        sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="strict-origin-when-cross-origin"
        onLoad={onLoad}
        $isShown={state === 'ready'}
      />
      {state !== 'ready' && <Message data-surface="dark">{messages[state]}</Message>}
    </Cover>
  )
}

const Cover = styled.div`
  position: absolute;
  inset: 0;
`

const Frame = styled.iframe<{ $isShown: boolean }>`
  display: block;
  width: 100%;
  height: 100%;
  opacity: ${({ $isShown }) => ($isShown ? 1 : 0)};
  transition: opacity ${theme.motion.slow};
`

const Message = styled.p`
  position: absolute;
  inset: auto 0 0;
  padding: ${theme.space.sm} ${theme.space.md};
  background: ${theme.color.surface};
  font-size: ${theme.fontSize.small};
  text-align: center;
`
