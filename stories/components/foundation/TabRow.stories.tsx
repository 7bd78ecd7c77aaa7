import { useState } from 'react'
import { expect } from 'storybook/test'
import { behaviour, onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { Tab, TabLink, TabNav, TabRow } from '../../../src/components/foundation/TabRow/TabRow'
import { PageColumn } from '../../support/Surface'

const meta = preview.meta({
  title: 'Components/Foundation/TabRow',
  component: TabRow,
  subcomponents: { Tab, TabNav, TabLink },
  parameters: {
    guide: {
      purpose: 'A choice between a few options: buttons that filter a list, or links to its pages.',
      do: [
        'Use `TabRow` with `Tab` for buttons, `TabNav` with `TabLink` for links.',
        'Keep one of them selected.',
      ],
      dont: ['Don’t mix buttons and links in one row.'],
      accessibility: [
        'Buttons are a labelled group, and the selected one is `aria-pressed`. Links are a labelled navigation, and the current one is `aria-current`.',
        'Not ARIA tabs: there are no panels.',
        'On a phone the row scrolls horizontally, and a focused tab is scrolled fully into view.',
      ],
    },
  },
  args: { label: 'Catégories', children: null },
  decorators: [(Story) => <PageColumn>{Story()}</PageColumn>],
})

const names = ['Tous', 'Poêles à bois', 'Inserts', 'Climatisation']

type Choice = { selected: string | undefined; onSelect: (name: string) => void }

const chosen: Choice = { selected: names[1], onSelect: () => undefined }

const buttons = (label: string, labels: readonly string[], { selected, onSelect }: Choice) => (
  <TabRow label={label}>
    {labels.map((name) => {
      const isSelected = name === selected
      return (
        <Tab key={name} isSelected={isSelected} onSelect={() => onSelect(name)}>
          {name}
        </Tab>
      )
    })}
  </TabRow>
)

const Choosing = ({ label }: { label: string }) => {
  const [selected, onSelect] = useState<string>()
  return buttons(label, names, { selected, onSelect })
}

const links = (label: string) => (
  <TabNav label={label}>
    {names.map((name, index) => {
      const isCurrent = index === 1
      return (
        <TabLink key={name} to={`/${index}`} isCurrent={isCurrent}>
          {name}
        </TabLink>
      )
    })}
  </TabNav>
)

export const OfButtons = meta.story({ render: ({ label }) => buttons(label, names, chosen) })

OfButtons.test(
  'selects a tab',
  { ...behaviour, render: ({ label }) => <Choosing label={label} /> },
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Catégories' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Inserts' }))
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Inserts')
  },
)

export const OfLinks = meta.story({
  render: ({ label }) => links(label),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Catégories' })).toBeVisible()
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Poêles à bois')
  },
})

/** The row scrolls, not the page; a focused tab is scrolled fully into view. */
export const OnPhone = meta.story({
  ...onPhone,
  render: ({ label }) => buttons(label, [...names, 'Poêles hydro', 'Cuisinières', 'Conduits'], chosen),
})

OnPhone.test('scrolls to the tab with the focus', behaviour, async ({ canvas, canvasElement }) => {
  const row = canvas.getByRole('group')
  await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth)
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  const last = canvas.getByRole('button', { name: 'Conduits' })
  last.focus()
  await expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(row.clientWidth)
  row.scrollTo({ left: 0 })
})

/** “Tous” is a choice too: something is always selected. */
export const RightUse = meta.story({
  tags: ['!dev'],
  render: ({ label }) => buttons(label, names.slice(0, 2), { ...chosen, selected: names[0] }),
})

/** Nothing is selected: what does the list show? */
export const WrongUse = meta.story({
  tags: ['!dev'],
  render: ({ label }) => buttons(label, names.slice(0, 2), { ...chosen, selected: undefined }),
})
