import { useSyncExternalStore } from 'react'
import {
  emptySelection,
  isChosen,
  isFull,
  onSelectionChange,
  readSelection,
  toggleChosen,
  withoutChosen,
  writeSelection,
} from '../../catalogue/comparedProducts'
import type { Product } from '../../cms/content/types'
import { CompareTray } from '../../components/catalogue/CompareTray/CompareTray'
import { CompareToggle } from '../../components/catalogue/CompareToggle/CompareToggle'
import { announce } from '../../components/foundation/Announcer/announce'
import { useIsHydrated } from '../../hooks/useIsHydrated'
import { comparisonHref } from '../../site/paths'
import { comparisonTexts as texts } from '../../site/texts/comparison'
import { trayTexts } from '../../site/texts/comparisonTray'

/** Also notified when another tab changes the selection, or did so while this page was in the back/forward cache. */
const subscribe = (listener: () => void) => {
  const stop = onSelectionChange(listener)
  window.addEventListener('storage', listener)
  window.addEventListener('pageshow', listener)
  return () => {
    stop()
    window.removeEventListener('storage', listener)
    window.removeEventListener('pageshow', listener)
  }
}

const useSelection = () => useSyncExternalStore(subscribe, readSelection, () => emptySelection)

/** Chooses a product to be compared, or no longer. */
export const ProductToggle = ({ product }: { product: Product }) => {
  const selection = useSelection()
  const { title } = product
  const onToggle = () => {
    // Not the rendered one: another click or tab may have changed it since.
    const stored = readSelection()
    const changed = toggleChosen(stored, product)
    if (changed === stored) {
      announce(texts.refused)
      return
    }
    writeSelection(changed)
    announce(isChosen(changed, product) ? texts.added(title, changed.length) : texts.removed(title))
  }
  return (
    <CompareToggle
      title={title}
      isChosen={isChosen(selection, product)}
      isFull={isFull(selection)}
      onToggle={onToggle}
    />
  )
}

/** The products chosen to be compared, which it can remove. */
export const ComparisonTray = () => {
  const selection = useSelection()
  // Empty in the prerendered page, which does without its styles.
  if (!useIsHydrated()) return null
  return (
    <CompareTray
      products={selection}
      href={comparisonHref(selection.map(({ slug }) => slug))}
      onRemove={(product) => {
        writeSelection(withoutChosen(readSelection(), product))
        announce(texts.removed(product.title))
      }}
      onClear={() => {
        writeSelection(emptySelection)
        announce(trayTexts.cleared)
      }}
    />
  )
}
