import {
  useEffect,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { css, styled } from 'styled-components'
import { notPrinted, theme } from '../../../theme/theme'
import { announceInside } from '../Announcer/announce'
import { Icon } from '../Icon/Icon'

type DrawerSurface = 'dark' | 'light'

export type DrawerProps = {
  /** Whether it is open; opening moves the focus into it. */
  isOpen: boolean
  /** Called by Escape, the close button and a click beside the drawer. */
  onClose: () => void
  /** Accessible name, announced when it opens. */
  label: string
  /** Accessible name of the close button. */
  closeLabel: string
  /** Its background; dark when absent. */
  surface?: DrawerSurface
  /** Whether its name is also its heading. */
  isTitled?: boolean
  /** Its content. */
  children: ReactNode
}

const focusable = 'a[href], button:not(:disabled), input, select, textarea, [tabindex="0"]'

/** Browsers let Tab leave a modal dialog for their toolbars. */
const keepFocusInside = (event: KeyboardEvent<HTMLDialogElement>) => {
  if (event.key !== 'Tab') return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter(
    (stop) => stop.getClientRects().length > 0,
  )
  const [first, last] = [stops[0], stops.at(-1)]
  const leaving = event.shiftKey ? first : last
  if (document.activeElement !== leaving) return
  event.preventDefault()
  ;(event.shiftKey ? last : first)?.focus()
}

/** A click outside targets the dialog itself; with `closedby` the browser closes it. */
const isClickOutside = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) =>
  target === currentTarget && !('closedBy' in currentTarget)

/** A modal `<dialog>` over the right side of the page. */
export const Drawer = ({
  isOpen,
  onClose,
  label,
  closeLabel,
  surface = 'dark',
  isTitled = false,
  children,
}: DrawerProps) => {
  const dialog = useRef<HTMLDialogElement>(null)

  // A layout effect: closing gives the focus back, which a navigation then moves to the new page.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element || element.open === isOpen) return
    if (isOpen) element.showModal()
    else element.close()
  }, [isOpen])

  useEffect(() => (isOpen && dialog.current ? announceInside(dialog.current) : undefined), [isOpen])

  return (
    <Panel
      ref={dialog}
      aria-label={label}
      data-surface={surface}
      $surface={surface}
      onClose={onClose}
      closedby="any"
      onClick={(event) => isClickOutside(event) && onClose()}
      onKeyDown={keepFocusInside}
    >
      <Content>
        <Head>
          {isTitled && <h2>{label}</h2>}
          <Close type="button" aria-label={closeLabel} onClick={onClose}>
            <Icon name="close" />
          </Close>
        </Head>
        {children}
      </Content>
    </Panel>
  )
}

const fade = css`
  transition: ${theme.motion.slow} allow-discrete;
  transition-property: opacity, transform, display, overlay;
`

const outside = css`
  opacity: 0;
  transform: translateX(2rem);
`

const pageSurfaces = { dark: theme.palette.ink, light: theme.palette.paper }

/** styled-components does not forward the newer `closedby`. */
const Panel = styled.dialog.withConfig({ shouldForwardProp: () => true })<{ $surface: DrawerSurface }>`
  position: fixed;
  inset: 0 0 0 auto;
  width: min(31rem, 100%);
  max-width: none;
  height: 100dvh;
  max-height: none;
  padding: 0;
  border: 0;
  background: ${theme.color.surface};
  color: ${theme.color.text};
  overflow-y: auto;
  overscroll-behavior: contain;
  /* The focus must not be under a sticky footer. */
  scroll-padding-bottom: 6rem;

  ${fade}
  ${outside}

  &::backdrop {
    ${fade}
    background: ${theme.palette.night};
    opacity: 0;
  }
  &[open] {
    opacity: 1;
    transform: none;

    @starting-style {
      ${outside}
    }
  }
  &[open]::backdrop {
    opacity: 0.62;

    @starting-style {
      opacity: 0;
    }
  }
  /* The page keeps its width without its scroll bar. */
  @supports selector(:has(a)) {
    html:has(&[open]) {
      overflow: hidden;
      scrollbar-gutter: stable;
      background: ${({ $surface }) => pageSurfaces[$surface]};
    }
  }
  ${notPrinted}
`

const Content = styled.div`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  gap: ${theme.space.xl};
  min-height: 100%;
  padding: ${theme.space.md} clamp(1.25rem, 5vw, 3rem) ${theme.space.xxl};
`

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.md};

  h2 {
    font-size: ${theme.fontSize.h3};
  }
`

const Close = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  margin-left: auto;
  width: ${theme.size.target};
  height: ${theme.size.target};
  margin-right: -0.7rem;
  font-size: ${theme.fontSize.h4};
  transition: color ${theme.motion.fast};

  &:hover {
    color: ${theme.color.accent};
  }
`
