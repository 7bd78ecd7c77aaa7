import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useSyncExternalStore, type PropsWithChildren } from 'react'
import { darkBrand, lightBrand } from '../theme'

const darkScheme = window.matchMedia('(prefers-color-scheme: dark)')

const subscribe = (onChange: () => void) => {
  darkScheme.addEventListener('change', onChange)
  return () => darkScheme.removeEventListener('change', onChange)
}

/** Its theme is the manager's. */
export const Container = (props: PropsWithChildren<DocsContainerProps>) => {
  const isDark = useSyncExternalStore(subscribe, () => darkScheme.matches)
  return <DocsContainer {...props} theme={isDark ? darkBrand : lightBrand} />
}
