import { useSyncExternalStore } from 'react'
import {
  emptyChoice,
  isChosen,
  isFull,
  onChoiceChange,
  readChoice,
  toggleChosen,
  writeChoice,
} from '../../catalogue/comparisonChoice'
import type { Product } from '../../cms/content/types'
import { CompareToggle } from '../../components/catalogue/CompareToggle/CompareToggle'
import { announce } from '../../components/foundation/Announcer/announce'
import { lazyModule, useLazyModule } from '../../hydration/lazy/lazyModule'
import { useIsHydrated } from '../../hooks/useIsHydrated'
import { comparisonTexts as texts } from '../../site/texts/comparison'

const useChoice = () => useSyncExternalStore(onChoiceChange, readChoice, () => emptyChoice)

/** Chooses a product to be compared, or no longer. */
export const ProductToggle = ({ product }: { product: Product }) => {
  const choice = useChoice()
  const { slug, title } = product
  const onToggle = () => {
    const changed = toggleChosen(choice, product)
    if (changed === choice) {
      announce(texts.refused)
      return
    }
    writeChoice(changed)
    announce(isChosen(changed, slug) ? texts.added(title, changed.length) : texts.removed(title))
  }
  return (
    <CompareToggle
      title={title}
      isChosen={isChosen(choice, slug)}
      isFull={isFull(choice)}
      onToggle={onToggle}
    />
  )
}

/** Loaded once something is chosen. */
const lazyTray = lazyModule(async () => (await import('./ChosenProducts')).ChosenProducts)

/** The products that are chosen, once there are some. */
export const ComparisonTray = () => {
  const choice = useChoice()
  const isHydrated = useIsHydrated()
  const { code: ChosenProducts } = useLazyModule(lazyTray, choice.length > 0)
  return isHydrated && ChosenProducts && <ChosenProducts choice={choice} />
}
