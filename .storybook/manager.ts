import { addons } from 'storybook/manager-api'
import figtree from '../src/theme/fonts/figtree.woff2'
import { darkBrand, lightBrand } from './theme'

const darkScheme = window.matchMedia('(prefers-color-scheme: dark)')

/** Light and dark follow the system, also while Storybook is open. */
const applyTheme = () => addons.setConfig({ theme: darkScheme.matches ? darkBrand : lightBrand })

applyTheme()
darkScheme.addEventListener('change', applyTheme)

const fontFace = new FontFace('Figtree', `url(${figtree})`, { weight: '400 700' })
document.fonts.add(fontFace)
void fontFace.load()
