import { expect, fn } from 'storybook/test'
import { behaviour } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { TypeFilter } from '../../../src/components/catalogue/TypeFilter/TypeFilter'
import { catalogueTexts as texts } from '../../../src/site/texts/catalogue'
import { showsNothing } from '../../support/showsNothing'

const meta = preview.meta({
  title: 'Components/Catalogue/TypeFilter',
  component: TypeFilter,
  parameters: {
    guide: {
      purpose: 'The types of the category in view, one at a time.',
      do: ['Pass the types that the category has.'],
      dont: ['Don’t show it for a category without types: it hides itself then.'],
      accessibility: ['A native list with a visible label.'],
    },
    layout: 'padded',
  },
  args: {
    types: [
      { value: 'canalisable', label: 'Canalisable' },
      { value: 'etanche', label: 'Étanche' },
    ],
    selected: null,
    onSelect: fn(),
  },
})

export const AllTypes = meta.story()

AllTypes.test('selects a type', behaviour, async ({ canvas, userEvent, args }) => {
  await userEvent.selectOptions(canvas.getByRole('combobox'), 'Étanche')
  await expect(args.onSelect).toHaveBeenLastCalledWith('etanche')
})

export const OneType = meta.story({ args: { selected: 'etanche' } })

OneType.test('selects all types', behaviour, async ({ canvas, userEvent, args }) => {
  await userEvent.selectOptions(canvas.getByRole('combobox'), texts.allTypes)
  await expect(args.onSelect).toHaveBeenLastCalledWith(null)
})

/** A category without types has no such filter. */
export const WithoutTypes = meta.story({
  ...showsNothing,
  args: { types: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument()
  },
})
