import { useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { Announcer } from '../../components/foundation/Announcer/Announcer'
import { Footer } from '../../components/layout/Footer/Footer'
import { Header } from '../../components/layout/Header/Header'
import { MainActionProvider } from '../../components/layout/MainActionLink/MainActionLink'
import { SkipLink } from '../../components/layout/SkipLink/SkipLink'
import { useNotice } from '../../components/foundation/noticeContext'
import { useShop } from '../../components/foundation/shopContext'
import { CONTENT_ID, paths } from '../../site/paths'
import { Drawers } from './Drawers'
import { PageBoundary } from './PageBoundary'
import { LazyCustomCursor } from './LazyCustomCursor'
import { useDrawers } from './useDrawers'
import { useIsScrolled } from './useIsScrolled'
import { useCanonicalLink } from '../navigation/useCanonicalLink'
import { useTextLinks } from '../navigation/pageLink'
import { useNavigationFocus } from '../navigation/useNavigationFocus'
import { usePagePrefetch } from '../navigation/usePagePrefetch'
import { useScrollRestoration } from '../navigation/useScrollRestoration'

export const Layout = ({ children }: { children: ReactNode }) => {
  const { pathname, search } = useLocation()
  const { open, drawers } = useDrawers()
  const isContact = pathname === paths.contact
  const shop = useShop()
  const [isFooterExpanded, setFooterExpanded] = useState(false)
  const header = useRef<HTMLElement>(null)
  const main = useRef<HTMLElement>(null)

  useScrollRestoration()
  useNavigationFocus(main)
  useCanonicalLink(pathname)
  usePagePrefetch()

  return (
    <>
      <SkipLink targetId={CONTENT_ID} />
      <Header
        ref={header}
        phone={shop.phone}
        notice={useNotice()}
        isSticky={useIsScrolled(header)}
        over={isContact ? 'split' : 'dark'}
        onOpenMenu={() => open('menu')}
        onOpenPanel={() => open('panel')}
      />
      <MainActionProvider>
        <Drawers header={header} {...drawers} />
        <Main ref={main} id={CONTENT_ID} tabIndex={-1} onClick={useTextLinks()}>
          <PageBoundary resetKey={pathname + search}>{children}</PageBoundary>
        </Main>
      </MainActionProvider>
      <Footer
        isExpanded={isFooterExpanded}
        onToggle={() => setFooterExpanded(!isFooterExpanded)}
        shop={shop}
        isContactPrinted={!isContact}
      />
      <Announcer />
      <LazyCustomCursor />
    </>
  )
}

const Main = styled.main`
  &:focus {
    outline: none;
  }
`
