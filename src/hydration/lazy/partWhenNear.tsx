import { useState, useSyncExternalStore, type ComponentType } from 'react'
import { useIsNear } from '../../hooks/useIsNear'
import { lazyModule, useLazyModule } from './lazyModule'
import { prerenderedHtml, useIsPrerendered } from './useIsPrerendered'

const onFocusMove = (update: () => void) => {
  document.addEventListener('focusin', update)
  return () => document.removeEventListener('focusin', update)
}

/**
 * A part below the first view. A prerendered page keeps its HTML, whose links work; the code, and the content of another
 * page, are loaded when the visitor comes near. HTML that holds the focus stays until the focus is elsewhere.
 */
export const partWhenNear = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const lazy = lazyModule(load)
  return (props: Props) => {
    const [element, setElement] = useState<Element | null>(null)
    const isNear = useIsNear(element)
    const { code: Part } = useLazyModule(lazy, isNear)
    const hasFocus = useSyncExternalStore(
      onFocusMove,
      () => element?.contains(document.activeElement) ?? false,
      () => false,
    )
    const isReady = Part !== undefined && (isNear || import.meta.env.SSR)
    const [wasReady, setWasReady] = useState(isReady)
    if (isReady && !hasFocus && !wasReady) setWasReady(true)
    const isPrerendered = useIsPrerendered(wasReady)
    return isPrerendered ? (
      <div ref={setElement} {...prerenderedHtml} />
    ) : (
      <div ref={setElement}>{isReady && <Part {...props} />}</div>
    )
  }
}
