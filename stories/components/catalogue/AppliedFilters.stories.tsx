import { expect, fireEvent, fn } from 'storybook/test'
import { behaviour, onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import type { AppliedFilter } from '../../../src/catalogue/appliedFilters'
import { AppliedFilters } from '../../../src/components/catalogue/AppliedFilters/AppliedFilters'
import { catalogueTexts } from '../../../src/site/texts/catalogue'
import { filterTexts } from '../../../src/site/texts/catalogueFilters'
import { kilowatts } from '../../../src/site/texts/kilowatts'

const meta = preview.meta({
  title: 'Components/Catalogue/AppliedFilters',
  component: AppliedFilters,
  parameters: {
    guide: {
      purpose: 'The filters that are set, each with a cross that removes it.',
      do: ['Move the focus to the results when the last one is removed.'],
      dont: ['Don’t include the category: the tabs show it.'],
      accessibility: ['The focus moves to the neighbour of the chip that is removed.'],
    },
    layout: 'padded',
  },
  args: {
    filters: [
      { name: 'query', label: catalogueTexts.quoted('ondéa') },
      { name: 'power', label: kilowatts.between('6', '9') },
      { name: 'brand', label: 'Granéo' },
    ] as AppliedFilter[],
    onRemove: fn(),
    onClearAll: fn(),
  },
})

export const Several = meta.story()

Several.test('removes one, then all, and moves the focus', behaviour, async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Retirer le filtre Granéo' }))
  await expect(args.onRemove).toHaveBeenCalledWith('brand')
  await expect(canvas.getByRole('button', { name: /9\skW$/ })).toHaveFocus()
  await userEvent.click(canvas.getByRole('button', { name: filterTexts.clearAll }))
  await expect(args.onClearAll).toHaveBeenCalledOnce()
})

Several.test('removes one at a double click', behaviour, async ({ canvas, args }) => {
  await fireEvent.click(canvas.getByRole('button', { name: /ondéa/ }), { detail: 1 })
  await fireEvent.click(canvas.getByRole('button', { name: /9\skW$/ }), { detail: 2 })
  await expect(args.onRemove).toHaveBeenCalledOnce()
})

/** One is removed by its own cross. */
export const One = meta.story({
  args: { filters: [{ name: 'type', label: 'Étanche' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: filterTexts.clearAll })).not.toBeInTheDocument()
  },
})

/** A long search wraps. */
export const LongOnPhone = meta.story({
  ...onPhone,
  args: {
    filters: [
      { name: 'query', label: catalogueTexts.quoted('anticonstitutionnellement'.repeat(4)) },
      { name: 'brand', label: 'Manufacture des poêles du Razès '.repeat(3).trim() },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

/** Only what narrows the category. */
export const RightUse = meta.story({ tags: ['!dev'] })

/** The category is lit in the tabs already. */
export const WrongUse = meta.story({
  tags: ['!dev'],
  args: {
    filters: [
      { name: 'type', label: 'Poêles à granulés' },
      { name: 'power', label: kilowatts.between('6', '9') },
      { name: 'brand', label: 'Granéo' },
    ],
  },
})
