import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { FilterField } from '../../../src/components/catalogue/FilterField/FilterField'

const meta = preview.meta({
  title: 'Components/Catalogue/FilterField',
  component: FilterField,
  parameters: {
    guide: {
      purpose: 'The label and the line of a filter, around an `<input>` or a `<select>`.',
      do: ['Give the control the id that it receives.'],
      dont: ['Don’t use it in a form that is sent: `Field` has room for errors.'],
      accessibility: ['The label stays visible and names the control.'],
    },
    layout: 'padded',
  },
  args: { label: 'Puissance min (kW)', children: (id) => <input id={id} type="number" defaultValue="6" /> },
})

export const WithInput = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Puissance min (kW)')).toHaveValue(6)
  },
})

export const WithSelect = meta.story({
  args: {
    label: 'Trier',
    children: (id) => (
      <select id={id}>
        <option>Ordre du magasin</option>
      </select>
    ),
  },
})

export const Invalid = meta.story({
  args: { children: (id) => <input id={id} aria-invalid defaultValue="douze" /> },
})
