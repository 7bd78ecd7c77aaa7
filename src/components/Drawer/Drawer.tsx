import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { css, keyframes, styled } from 'styled-components'
import { media, theme } from '../../theme/theme'
import { Icon } from '../Icon/Icon'

export type DrawerProps = {
  /** Whether it lies over the page; opening moves the focus into it. */
  isOpen: boolean
  /** Escape, the cross and a press beside the drawer all ask to close it. */
  onClose: () => void
  /** What the drawer is, read when it opens. */
  label: string
  /** Name of the cross. */
  closeLabel: string
  /** Its ground; dark when absent. */
  ground?: 'dark' | 'light'
  /** What stands in it, under the cross. */
  children: ReactNode
}

const focusable = 'a[href], button:not(:disabled), input, select, textarea, [tabindex="0"]'

/** The browser lets Tab leave a modal dialog for its own bars; here it goes round. */
const keepFocusInside = (event: KeyboardEvent<HTMLDialogElement>) => {
  if (event.key !== 'Tab') return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter((stop) =>
    stop.checkVisibility(),
  )
  const [first, last] = [stops[0], stops.at(-1)]
  const leaving = event.shiftKey ? first : last
  if (document.activeElement !== leaving) return
  event.preventDefault()
  ;(event.shiftKey ? last : first)?.focus()
}

/**
 * A panel over the page, from its right edge: the browser's own modal dialog, so that the page behind is inert, Escape
 * closes, and focus comes back to where it was.
 */
export const Drawer = ({ isOpen, onClose, label, closeLabel, ground = 'dark', children }: DrawerProps) => {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === isOpen) return
    if (isOpen) element.showModal()
    else element.close()
  }, [isOpen])

  return (
    <Panel
      ref={dialog}
      aria-label={label}
      data-ground={ground}
      onClose={onClose}
      closedby="any"
      onKeyDown={keepFocusInside}
    >
      <Content>
        <Close type="button" aria-label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </Close>
        {children}
      </Content>
    </Panel>
  )
}

const slideIn = keyframes`
  from { transform: translateX(2rem); opacity: 0; }
`

const backdrop = css`
  background: ${theme.palette.night};
  opacity: 0.62;
`

/** `closedby` is newer than the attributes styled-components knows. */
const Panel = styled.dialog.withConfig({ shouldForwardProp: () => true })`
  position: fixed;
  inset: 0 0 0 auto;
  width: min(31rem, 100%);
  max-width: none;
  height: 100dvh;
  max-height: none;
  padding: 0;
  border: 0;
  background: ${theme.color.ground};
  color: ${theme.color.text};
  overflow-y: auto;
  overscroll-behavior: contain;

  &[open] {
    animation: ${slideIn} ${theme.motion.calm};
  }
  &::backdrop {
    ${backdrop}
  }
  /* The page keeps its width; where its scroll bar was, the panel's ground goes on. */
  html:has(&[open]) {
    overflow: hidden;
    scrollbar-gutter: stable;
    background: ${theme.palette.ink};
  }
  html:has(&[open][data-ground='light']) {
    background: ${theme.palette.paper};
  }
  ${media.print} {
    display: none;
  }
`

const Content = styled.div`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  gap: ${theme.space.xl};
  min-height: 100%;
  padding: ${theme.space.md} clamp(1.25rem, 5vw, 3rem) ${theme.space.xxl};
`

const Close = styled.button`
  display: grid;
  place-items: center;
  align-self: flex-end;
  width: ${theme.size.target};
  height: ${theme.size.target};
  margin-right: -0.7rem;
  font-size: ${theme.fontSize.h4};
  transition: color ${theme.motion.quick};

  &:hover {
    color: ${theme.color.accent};
  }
`
