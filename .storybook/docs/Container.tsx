import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useSyncExternalStore, type PropsWithChildren } from 'react'
import { createGlobalStyle } from 'styled-components'
import { darkBrand, lightBrand } from '../theme'

const darkScheme = window.matchMedia('(prefers-color-scheme: dark)')

const subscribe = (onChange: () => void) => {
  darkScheme.addEventListener('change', onChange)
  return () => darkScheme.removeEventListener('change', onChange)
}

/** Its theme is the manager's. */
export const Container = (props: PropsWithChildren<DocsContainerProps>) => {
  const isDark = useSyncExternalStore(subscribe, () => darkScheme.matches)
  return (
    <>
      <InheritedSize />
      <DocsContainer {...props} theme={isDark ? darkBrand : lightBrand} />
    </>
  )
}

/** Storybook has a size of its own for a `span`: French words would be larger than the sentence around them. */
const InheritedSize = createGlobalStyle`
  .sbdocs-content span[lang] {
    font-size: inherit;
  }
`
