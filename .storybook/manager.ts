import { addons } from 'storybook/manager-api'
import figtree from '../src/theme/fonts/figtree.woff2'
import { darkBrand, lightBrand } from './theme'

const darkScheme = window.matchMedia('(prefers-color-scheme: dark)')

/** Follows the system's light or dark scheme, also when it changes. */
const applyTheme = () => addons.setConfig({ theme: darkScheme.matches ? darkBrand : lightBrand })

applyTheme()
darkScheme.addEventListener('change', applyTheme)

const fontFace = new FontFace('Figtree', `url(${figtree})`, { weight: '400 700' })
document.fonts.add(fontFace)
void fontFace.load()
