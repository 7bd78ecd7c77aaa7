import { useShownMainAction } from '../components/layout/MainActionLink/MainActionLink'
import { lazyModule, useLazyModule } from '../hydration/lazyModule'
import { useHasActivity } from '../hydration/useHasActivity'
import { conditions } from '../theme/theme'
import type { MainActionBarProps } from './MainActionBar'

const lazyBar = lazyModule(async () => (await import('./MainActionBar')).MainActionBar)

/** The bar with the page's main action. Its code is loaded on phones only, at the visitor's first activity. */
export const LazyMainActionBar = ({ isCovered }: Pick<MainActionBarProps, 'isCovered'>) => {
  const action = useShownMainAction()
  const hasActivity = useHasActivity()
  const isNeeded = action !== null && hasActivity && matchMedia(conditions.belowTablet).matches
  const { code: Bar } = useLazyModule(lazyBar, isNeeded)
  return action && Bar && <Bar action={action} isCovered={isCovered} />
}
