import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { behaviour } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { FilterCount } from '../../../src/components/catalogue/FilterCount/FilterCount'

const meta = preview.meta({
  title: 'Components/Catalogue/FilterCount',
  component: FilterCount,
  parameters: {
    guide: {
      purpose: 'How many products a filter would show, raised after its label.',
      do: ['Count under the other filters, so that the number is what a press gives.'],
      dont: ['Don’t put it in a live region: the count of the results is announced already.'],
      accessibility: ['It says what it counts: “Granéo 5 produits”.'],
    },
    layout: 'centered',
  },
  args: { count: 12 },
  render: (args) => (
    <p>
      Granéo <FilterCount {...args} />
    </p>
  ),
})

export const Several = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Granéo 12 produits')
  },
})

export const One = meta.story({ args: { count: 1 } })

export const None = meta.story({ args: { count: 0 } })

const COUNTS = [undefined, 12, 7, 0]

const Changing = () => {
  const [index, setIndex] = useState(0)
  return (
    <div style={{ display: 'flex', gap: '1.5rem' }}>
      <button type="button" onClick={() => setIndex(index + 1)}>
        Granéo <FilterCount count={COUNTS[index]} />
      </button>
      <button type="button">
        Granéo <FilterCount count={12} />
      </button>
    </div>
  )
}

/** What follows stays in its place when the products are loaded, and when other filters leave fewer. */
export const Fewer = meta.story({ render: () => <Changing /> })

const countWidthOf = (button: HTMLElement) =>
  Math.round(button.firstElementChild?.getBoundingClientRect().width ?? 0)

Fewer.test('keeps its width', behaviour, async ({ canvas, userEvent }) => {
  const [changing, widest] = canvas.getAllByRole('button')
  if (!changing || !widest) throw new Error('Two buttons are compared.')
  await expect(countWidthOf(changing)).toBe(countWidthOf(widest))
  for (const name of ['Granéo 12 produits', 'Granéo 7 produits', 'Granéo 0 produit']) {
    await userEvent.click(changing)
    await waitFor(() => expect(changing).toHaveAccessibleName(name))
    await expect(countWidthOf(changing)).toBe(countWidthOf(widest))
  }
})

/** What a press on the filter gives. */
export const RightUse = meta.story({ tags: ['!dev'], args: { count: 5 } })

/** As a badge of the menu: a screen reader says “3 produits”. */
export const WrongUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <p>
      Actualités <FilterCount count={3} />
    </p>
  ),
})
