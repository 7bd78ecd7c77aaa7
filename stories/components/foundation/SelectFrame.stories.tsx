import { expect, fn } from 'storybook/test'
import { behaviour } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { FilterField } from '../../../src/components/catalogue/FilterField/FilterField'
import { FilterSelect } from '../../../src/components/catalogue/FilterSelect/FilterSelect'
import { SelectFrame } from '../../../src/components/foundation/SelectFrame/SelectFrame'

const meta = preview.meta({
  title: 'Components/Foundation/SelectFrame',
  component: SelectFrame,
  parameters: {
    guide: {
      purpose: 'The arrow of every list of the site, over a native `<select>`.',
      do: ['Put exactly one `<select>` in it, with its label outside.'],
      dont: ['Don’t use it bare in a page: `Select` and `FilterSelect` do.'],
      accessibility: ['The list stays the browser’s own; the arrow is decorative.'],
    },
    layout: 'padded',
  },
  args: {
    children: (
      <select aria-label="Époque">
        <option>Avant 1974</option>
        <option>Depuis 2013</option>
      </select>
    ),
  },
})

/** The field around it gives the list its border. */
export const Default = meta.story({
  decorators: [(Story) => <FilterField label="Époque">{() => Story()}</FilterField>],
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('combobox')).appearance).toBe('none')
  },
})

Default.test('stays a list to choose from', behaviour, async ({ canvas, userEvent }) => {
  const list = canvas.getByRole('combobox')
  await userEvent.selectOptions(list, 'Depuis 2013')
  await expect(list).toHaveDisplayValue('Depuis 2013')
})

/** An arrow: there is a list to choose from. */
export const RightUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <FilterSelect
      label="Époque"
      options={[
        { value: 'avant-1974', label: 'Avant 1974' },
        { value: 'depuis-2013', label: 'Depuis 2013' },
      ]}
      selected="avant-1974"
      onSelect={fn()}
    />
  ),
})

/** The same arrow over a text field: no list will open. */
export const WrongUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <FilterField label="Époque">
      {(id) => (
        <SelectFrame>
          <input id={id} placeholder="1974" />
        </SelectFrame>
      )}
    </FilterField>
  ),
})
