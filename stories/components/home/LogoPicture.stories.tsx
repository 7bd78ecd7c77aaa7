import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { LogoPicture } from '../../../src/components/home/LogoPicture/LogoPicture'
import { buildPartner } from '../../../src/mocks/fixtures/firm'
import { seedMedia } from '../../../src/mocks/fixtures/media'
import { mediaOf } from '../../support/samples'
import { DarkSurface } from '../../support/Surface'

const logoOf = (id: number) => mediaOf(buildPartner({ id }).logo)

const meta = preview.meta({
  title: 'Components/Home/LogoPicture',
  component: LogoPicture,
  parameters: {
    guide: {
      purpose: 'A brand’s logo as a picture from the backend, as large as the drawn ones.',
      do: ['Ask the maker for a dark logo on white or on a transparent background.'],
      dont: ['Don’t use it for a photograph: its colours are removed.'],
      accessibility: ['An image with the brand’s name, which is shown when the picture cannot be loaded.'],
    },
    layout: 'centered',
  },
  args: { logo: logoOf(1), name: 'Alphéa' },
  // It is grey in the list of the brands.
  decorators: [
    (Story) => (
      <ul role="list">
        <li>{Story()}</li>
      </ul>
    ),
  ],
})

/** On white, which the surface replaces. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Alphéa' })).toBeVisible()
  },
})

export const Transparent = meta.story({ args: { logo: logoOf(2) } })

/** Twice the size. */
export const Larger = meta.story({ args: { scale: 2 } })

/** Light, and without its white. */
export const OnDarkSurface = Default.extend({ decorators: [(Story) => <DarkSurface>{Story()}</DarkSurface>] })

/** The picture cannot be loaded: the name is shown, inside the same frame. */
export const Broken = meta.story({
  args: { logo: { ...logoOf(1), url: 'data:image/png;base64,broken' }, name: 'Thermo-Anticonstitutionnel' },
  play: async ({ canvas }) => {
    const name = await canvas.findByText('Thermo-Anticonstitutionnel')
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth)
  },
})

/** A dark logo on white, at twice its size. */
export const RightUse = meta.story({ tags: ['!dev'], args: { scale: 2 } })

/** A photograph loses its colours. */
export const WrongUse = meta.story({
  tags: ['!dev'],
  args: { scale: 2, logo: mediaOf(seedMedia('products/pellet-rect-white')) },
})
