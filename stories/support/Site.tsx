import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { useStoryClient } from '../../.storybook/storyClient'
import { App } from '../../src/app/App'
import { loadLazyModules } from '../../src/hydration/lazy/lazyModule'
import { preloadPage } from '../../src/routes/RoutedPage'
import { theme } from '../../src/theme/theme'
import { PHONE_BAR } from '../../src/theme/tokens'

export const BACK = 'Page précédente'

/** A Back button, because a story's iframe has none. */
const Back = () => {
  const navigate = useNavigate()
  return (
    <Button type="button" onClick={() => void navigate(-1)}>
      {BACK}
    </Button>
  )
}

/**
 * Preloads the code of these pages, their lazy modules and the custom cursor: `userEvent` clicks inside React's `act`,
 * which does not wait for dynamic imports.
 */
export const loadSite = async (...addresses: string[]): Promise<void> => {
  await Promise.all([
    import('../../src/components/layout/CustomCursor/CustomCursor'),
    ...addresses.map(preloadPage),
  ])
  await loadLazyModules()
}

/** The whole site, at the address of the story's router. */
export const Site = () => {
  const client = useStoryClient()

  // The first pointer move loads the custom cursor, before the first click.
  useEffect(() => {
    window.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse' }))
  }, [])

  return (
    <>
      <App client={client} />
      <Back />
    </>
  )
}

const Button = styled.button`
  position: fixed;
  right: ${theme.space.md};
  bottom: calc(var(${PHONE_BAR}, 0px) + ${theme.space.md});
  z-index: ${theme.layer.panel};
  padding: ${theme.space.sm} ${theme.space.md};
  background: ${theme.palette.paper};
  color: ${theme.palette.ink};
  box-shadow: 0 12px 40px rgb(18 13 10 / 0.28);
`
