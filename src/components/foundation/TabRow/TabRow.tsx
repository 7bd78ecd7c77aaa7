import { useEffect, useRef, type FocusEvent, type ReactNode, type RefObject } from 'react'
import { css, styled } from 'styled-components'
import { media, theme } from '../../../theme/theme'
import { afterPaint } from '../../../values/afterPaint'
import { Link } from 'react-router-dom'

export type TabRowProps = {
  /** Accessible name of the row. */
  label: string
  /** The tabs. */
  children: ReactNode
}

export type TabProps = {
  /** Whether it is selected. */
  isSelected: boolean
  /** Called when it is pressed. */
  onSelect: () => void
  /** Its label. */
  children: ReactNode
}

export type TabLinkProps = {
  /** Address within the site. */
  to: string
  /** Whether its page is shown. */
  isCurrent: boolean
  /** Its label. */
  children: ReactNode
}

/** Browsers do not scroll when a single pixel of the focused tab is visible. */
const scrollIntoView = ({ target }: FocusEvent) => {
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

const reveal = (tab: HTMLElement | null) => {
  const row = tab?.closest('[role="group"]')
  if (!tab || !row) return
  const [own, whole] = [tab.getBoundingClientRect(), row.getBoundingClientRect()]
  row.scrollLeft += own.left - whole.left - (whole.width - own.width) / 2
}

const useRevealed = (tab: RefObject<HTMLElement | null>, isChosen: boolean) => {
  useEffect(() => {
    // Before the paint, measuring would style and lay out the page in the task of its hydration.
    if (isChosen) void afterPaint().then(() => reveal(tab.current))
  }, [tab, isChosen])
}

/** A row of `Tab`s that filter what is below; on small screens it scrolls sideways. */
export const TabRow = ({ label, children }: TabRowProps) => (
  <Buttons role="group" aria-label={label} onFocus={scrollIntoView}>
    {children}
  </Buttons>
)

/** A button of a `TabRow`. */
export const Tab = ({ isSelected, onSelect, children }: TabProps) => {
  const tab = useRef<HTMLButtonElement>(null)
  useRevealed(tab, isSelected)
  return (
    <TabButton ref={tab} type="button" aria-pressed={isSelected} onClick={onSelect}>
      {children}
    </TabButton>
  )
}

/** The same row for a few `TabLink`s, which lead to pages; on small screens it wraps, so that all are in sight. */
export const TabNav = ({ label, children }: TabRowProps) => (
  <Nav aria-label={label}>
    <ul role="list">{children}</ul>
  </Nav>
)

/** A link of a `TabNav`. */
export const TabLink = ({ to, isCurrent, children }: TabLinkProps) => (
  <li>
    <TabAnchor to={to} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </TabAnchor>
  </li>
)

const tabGap = 'clamp(1rem, 1.6vw, 2.5rem)'

const Buttons = styled.div`
  display: flex;
  gap: ${tabGap};
  border-bottom: 1px solid ${theme.color.hairline};
  overflow-x: auto;
  scrollbar-width: none;
  margin-inline: calc(-1 * ${theme.space.gutter});
  padding-inline: ${theme.space.gutter};
  scroll-padding-inline: ${theme.space.gutter};

  /* Inline, so that lines are balanced: none ends in a single tab. */
  ${media.desktop} {
    display: block;
    overflow: visible;
    margin-inline: 0;
    padding-inline: 0;
    text-wrap: balance;

    > :not(:last-child) {
      margin-inline-end: ${tabGap};
    }
  }
`

const tabStyle = css`
  flex: none;
  min-width: ${theme.size.target};
  min-height: ${theme.size.target};
  border-bottom: 2px solid transparent;
  color: ${theme.color.muted};
  font: ${theme.fontWeight.displaySmall} ${theme.fontSize.tab}/1.2 ${theme.font.display};
  letter-spacing: -0.01em;
  text-align: start;
  text-decoration: none;
  text-wrap: balance;
  overflow-wrap: anywhere;
  max-width: min(20rem, 78vw);

  ${media.desktop} {
    max-width: 100%;
  }
  transition:
    color ${theme.motion.fast},
    border-color ${theme.motion.fast};

  &:hover {
    color: ${theme.color.text};
  }
  &:is([aria-current], [aria-pressed='true']) {
    border-color: ${theme.color.accent};
    color: ${theme.color.text};
  }
  ${media.belowDesktop} {
    &:is(:focus-visible, :active) {
      outline-offset: -2px;
    }
  }
  ${media.forcedColors} {
    border-color: Canvas;
    &:is([aria-current], [aria-pressed='true']) {
      border-color: Highlight;
    }
  }
`

const TabButton = styled.button`
  padding-bottom: ${theme.space.xxs};
  ${tabStyle}
`

const Nav = styled.nav`
  border-bottom: 1px solid ${theme.color.hairline};

  /* Inline, so that lines are balanced: none is of a single tab. */
  ul {
    text-wrap: balance;
  }
  li {
    display: inline-block;
  }
  li:not(:last-child) {
    margin-inline-end: clamp(1.4rem, 3vw, 2.5rem);
  }
`

const TabAnchor = styled(Link)`
  display: inline-flex;
  align-items: center;
  ${tabStyle}
`
