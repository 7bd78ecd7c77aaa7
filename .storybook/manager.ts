import { addons } from 'storybook/manager-api'
import figtree from '../src/theme/fonts/figtree.woff2'
import { darkBrand, lightBrand } from './theme'

const night = window.matchMedia('(prefers-color-scheme: dark)')

/** Light and dark follow the system, also while Storybook is open. */
const dress = () => addons.setConfig({ theme: night.matches ? darkBrand : lightBrand })

dress()
night.addEventListener('change', dress)

const face = new FontFace('Figtree', `url(${figtree})`, { weight: '400 700' })
document.fonts.add(face)
void face.load()
