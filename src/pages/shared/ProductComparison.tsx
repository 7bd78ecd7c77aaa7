import { useSyncExternalStore } from 'react'
import {
  emptyChoice,
  isChosen,
  isFull,
  onChoiceChange,
  readChoice,
  toggleChosen,
  withoutChosen,
  writeChoice,
} from '../../catalogue/comparisonChoice'
import type { Product } from '../../cms/content/types'
import { CompareTray } from '../../components/catalogue/CompareTray/CompareTray'
import { CompareToggle } from '../../components/catalogue/CompareToggle/CompareToggle'
import { announce } from '../../components/foundation/Announcer/announce'
import { useIsHydrated } from '../../hooks/useIsHydrated'
import { comparisonHref } from '../../site/paths'
import { comparisonTexts as texts } from '../../site/texts/comparison'
import { trayTexts } from '../../site/texts/comparisonTray'

/** Also told of what another tab stores, and has stored while this page was in the history. */
const subscribe = (listener: () => void) => {
  const stop = onChoiceChange(listener)
  window.addEventListener('storage', listener)
  window.addEventListener('pageshow', listener)
  return () => {
    stop()
    window.removeEventListener('storage', listener)
    window.removeEventListener('pageshow', listener)
  }
}

const useChoice = () => useSyncExternalStore(subscribe, readChoice, () => emptyChoice)

/** Chooses a product to be compared, or no longer. */
export const ProductToggle = ({ product }: { product: Product }) => {
  const choice = useChoice()
  const { title } = product
  const onToggle = () => {
    // Not the rendered one: another click or tab may have changed it since.
    const stored = readChoice()
    const changed = toggleChosen(stored, product)
    if (changed === stored) {
      announce(texts.refused)
      return
    }
    writeChoice(changed)
    announce(isChosen(changed, product) ? texts.added(title, changed.length) : texts.removed(title))
  }
  return (
    <CompareToggle
      title={title}
      isChosen={isChosen(choice, product)}
      isFull={isFull(choice)}
      onToggle={onToggle}
    />
  )
}

/** The products chosen to be compared, which it can remove. */
export const ComparisonTray = () => {
  const choice = useChoice()
  // Empty in the prerendered page, which does without its styles.
  if (!useIsHydrated()) return null
  return (
    <CompareTray
      products={choice}
      href={comparisonHref(choice.map(({ slug }) => slug))}
      onRemove={(product) => {
        writeChoice(withoutChosen(readChoice(), product))
        announce(texts.removed(product.title))
      }}
      onClear={() => {
        writeChoice(emptyChoice)
        announce(trayTexts.cleared)
      }}
    />
  )
}
