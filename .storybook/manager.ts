import { createElement, Fragment } from 'react'
import { STORY_PREPARED } from 'storybook/internal/core-events'
import type { API_SidebarOptions } from 'storybook/internal/types'
import { addons } from 'storybook/manager-api'
import figtree from '../src/theme/fonts/figtree.woff2'
import { statusOf } from './status'
import { darkBrand, lightBrand } from './theme'

const darkScheme = window.matchMedia('(prefers-color-scheme: dark)')

const badge = {
  border: '1px solid',
  borderRadius: 2,
  padding: '0 4px',
  fontSize: 11,
}

/** What is not stable says so in the sidebar. */
const renderLabel: NonNullable<API_SidebarOptions['renderLabel']> = ({ type, name, tags }) => {
  const status = type === 'component' ? statusOf(tags) : 'stable'
  return status === undefined || status === 'stable'
    ? name
    : createElement(Fragment, null, name, ' ', createElement('span', { style: badge }, status))
}

const applyTheme = () =>
  addons.setConfig({ theme: darkScheme.matches ? darkBrand : lightBrand, sidebar: { renderLabel } })

applyTheme()
darkScheme.addEventListener('change', applyTheme)

const CONTROLS = 'addon-controls'
const INTERACTIONS = 'storybook/interactions/panel'

type Prepared = { parameters: { controls?: { disable?: boolean } } }

/** Storybook would leave an empty space for the Controls panel of a story without controls. */
addons.register('panel-without-controls', (api) => {
  let hasLeft = false
  api.on(STORY_PREPARED, ({ parameters }: Prepared) => {
    const isOut = parameters.controls?.disable === true
    if (isOut && api.getSelectedPanel() === CONTROLS) {
      hasLeft = true
      api.setSelectedPanel(INTERACTIONS)
    } else if (!isOut && hasLeft) {
      hasLeft = false
      api.setSelectedPanel(CONTROLS)
    }
  })
})

const fontFace = new FontFace('Figtree', `url(${figtree})`, { weight: '400 700' })
document.fonts.add(fontFace)
void fontFace.load()
