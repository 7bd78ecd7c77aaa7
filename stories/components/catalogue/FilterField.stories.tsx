import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { FilterField } from '../../../src/components/catalogue/FilterField/FilterField'
import { SelectFrame } from '../../../src/components/foundation/SelectFrame/SelectFrame'

const meta = preview.meta({
  title: 'Components/Catalogue/FilterField',
  component: FilterField,
  parameters: {
    guide: {
      purpose: 'The label of a filter, above an `<input>` or a `<select>`, which look as in `Field`.',
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
    label: 'Trier par',
    children: (id) => (
      <SelectFrame>
        <select id={id}>
          <option>Ordre du magasin</option>
        </select>
      </SelectFrame>
    ),
  },
})

export const Invalid = meta.story({
  args: { children: (id) => <input id={id} aria-invalid defaultValue="douze" /> },
})

/** What is limited, and its unit. */
export const RightUse = meta.story({ tags: ['!dev'] })

/** The minimum of what? */
export const WrongUse = meta.story({
  tags: ['!dev'],
  args: { label: 'Min.' },
})
