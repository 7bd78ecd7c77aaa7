import { useCallback } from 'react'
import { styled } from 'styled-components'
import { moveFocus } from '../../../hooks/visitorActs'
import { shareTexts as texts } from '../../../site/texts/share'
import { notPrinted, theme } from '../../../theme/theme'
import { ScriptButton } from '../Button/Button'

export type ShareState = 'idle' | 'copied' | 'refused'

export type ShareButtonProps = {
  /** Whether the browser can share pages. */
  hasMenu: boolean
  /** Outcome of the last press. */
  state: ShareState
  /** URL of the page. */
  address: string
  /** Whether the address takes the focus when it appears; true by default. */
  hasFocus?: boolean
  /** Called to share or copy the address. */
  onPress: () => void
}

/** Shares or copies the address of the page. */
export const ShareButton = ({ hasMenu, state, address, hasFocus = true, onPress }: ShareButtonProps) => {
  const appear = useCallback(
    (field: HTMLInputElement | null) => {
      if (hasFocus) moveFocus(field)
    },
    [hasFocus],
  )
  return (
    <>
      <ScriptButton variant="quiet" onClick={onPress}>
        {/* An element, because a translated text node is no longer React's to replace. */}
        <span>{hasMenu ? texts.share : texts.copy}</span>
      </ScriptButton>
      {state === 'copied' && <Outcome>{texts.copied}</Outcome>}
      {state === 'refused' && (
        <Label>
          {texts.address}
          <Address ref={appear} readOnly value={address} onFocus={({ target }) => target.select()} />
        </Label>
      )}
    </>
  )
}

const Outcome = styled.span`
  color: ${theme.color.success};
  font-size: ${theme.fontSize.small};
  ${notPrinted}
`

const Label = styled.label`
  flex-basis: 100%;
  display: block;
  font-size: ${theme.fontSize.small};
  ${notPrinted}
`

const Address = styled.input`
  width: 100%;
  margin-top: ${theme.space.xs};
  min-height: ${theme.size.target};
  padding-inline: ${theme.space.sm};
  border: 1.5px solid ${theme.color.muted};
  border-radius: ${theme.radius.small};
  background: ${theme.palette.chalk};
  font-size: ${theme.fontSize.input};
`
