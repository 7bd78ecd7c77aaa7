import { Suspense, use, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { behaviour, onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { CategoryTabs } from '../../../src/components/catalogue/CategoryTabs/CategoryTabs'
import { seedCategories } from '../../../src/mocks/fixtures/categories'
import { catalogueTexts } from '../../../src/site/texts/catalogue'
import { foldText } from '../../../src/values/foldText'
import { PageColumn } from '../../support/Surface'

const tabs = [
  { value: null, label: catalogueTexts.allCategories, count: 46 },
  ...seedCategories().map(({ name }, index) => ({
    value: foldText(name ?? ''),
    label: name ?? '',
    count: 12 - 2 * index,
  })),
]

const meta = preview.meta({
  title: 'Components/Catalogue/CategoryTabs',
  component: CategoryTabs,
  parameters: {
    guide: {
      purpose: 'Selects the category of the catalogue. “Tous” comes first, and one is always selected.',
      do: ['Show counts once they are known.'],
      dont: ['Don’t hide an empty category: it comes from the backend.'],
      accessibility: [
        'A labelled group of toggle buttons, not ARIA tabs: they filter a list and have no panels.',
        'On a phone the row scrolls horizontally, and the focus ring is never clipped.',
      ],
    },
  },
  decorators: [(Story) => <PageColumn>{Story()}</PageColumn>],
  args: { tabs, selected: null, onSelect: fn() },
})

const never = new Promise<string>(() => undefined)

const Found = ({ category }: { category: string | null }) => (
  <p>{category === null ? 'Les 46 produits' : use(never)}</p>
)

export const WithCounts = meta.story()

WithCounts.test('selects a category', behaviour, async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('group', { name: catalogueTexts.categories })).toBeVisible()
  await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName('Tous 46 produits')
  await userEvent.click(canvas.getByRole('button', { name: /^Poêles à bois/ }))
  await expect(args.onSelect).toHaveBeenCalledWith('poeles a bois')
})

export const OneSelected = meta.story({ args: { selected: 'inserts' } })

OneSelected.test('selects all categories', behaviour, async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Inserts')
  await userEvent.click(canvas.getByRole('button', { name: /^Tous/ }))
  await expect(args.onSelect).toHaveBeenCalledWith(null)
})

WithCounts.test(
  'marks its category at once, however long the list takes to follow',
  {
    ...behaviour,
    render: function Catalogue(args) {
      const [selected, setSelected] = useState<string | null>(null)
      return (
        <Suspense>
          <CategoryTabs {...args} selected={selected} onSelect={setSelected} />
          <Found category={selected} />
        </Suspense>
      )
    },
  },
  async ({ canvas }) => {
    // `userEvent` would wait for the list.
    canvas.getByRole('button', { name: /^Inserts/ }).click()
    await waitFor(() => expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Inserts'))
    await expect(canvas.getByText('Les 46 produits')).toBeVisible()
  },
)

/** No counts are shown before the products are loaded. */
export const UnknownCounts = meta.story({
  args: { tabs: tabs.map(({ value, label }) => ({ value, label })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent(/^Tous$/)
  },
})

export const EmptyCategory = meta.story({
  args: { tabs: tabs.map((tab) => ({ ...tab, count: tab.value === 'inserts' ? 0 : tab.count })) },
})

/** The backend returned no category, or did not respond. */
export const OnlyAll = meta.story({ args: { tabs: tabs.slice(0, 1) } })

export const Many = meta.story({
  args: {
    tabs: [
      ...tabs,
      ...Array.from({ length: 20 }, (_, index) => ({
        value: `c${index}`,
        label: `Gamme ${index + 1}`,
        count: index,
      })),
    ],
  },
})

/** On a phone the row scrolls to the chosen tab; the page does not. */
export const OnPhone = Many.extend({
  ...onPhone,
  args: { selected: 'c19' },
  play: async ({ canvas, canvasElement }) => {
    const row = canvas.getByRole('group')
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth)
    const selected = canvas.getByRole('button', { pressed: true })
    await waitFor(() => expect(selected.getBoundingClientRect().right).toBeLessThanOrEqual(row.clientWidth))
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

/** A long name wraps, and leaves part of the next tab visible. */
export const LongNames = meta.story({
  args: {
    tabs: [
      ...tabs.slice(0, 2),
      { value: 'long', label: 'Appareils de chauffage au bois et aux granulés '.repeat(4).trim(), count: 3 },
    ],
  },
  ...onPhone,
  play: async ({ canvas }) => {
    const [, neighbour, long] = canvas.getAllByRole('button')
    await expect(long?.offsetWidth).toBeLessThan(canvas.getByRole('group').clientWidth)
    await expect(long?.offsetHeight).toBeGreaterThan(neighbour?.scrollHeight ?? Infinity)
  },
})

/** Names of one or two words. */
export const RightUse = meta.story({ tags: ['!dev'], args: { tabs: tabs.slice(0, 4) } })

/** Descriptions: no two can be compared at a glance. */
export const WrongUse = meta.story({
  tags: ['!dev'],
  args: {
    tabs: [
      ...tabs.slice(0, 1),
      { value: 'granules', label: 'Tous nos poêles et inserts qui brûlent des granulés', count: 21 },
      { value: 'buches', label: 'Tous nos poêles et inserts qui brûlent des bûches', count: 19 },
      { value: 'air', label: 'Climatisation réversible, pose comprise', count: 6 },
    ],
  },
})
