import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { ServiceArea } from '../../../src/components/contact/ServiceArea/ServiceArea'
import { serviceArea } from '../../../src/site/identity'
import { areaMapTexts } from '../../../src/site/texts/areaMap'
import { mapTexts } from '../../../src/site/texts/map'
import { staticMap } from '../../support/samples'
import { onPhone } from '../../../.storybook/modes'

const meta = preview.meta({
  title: 'Components/Contact/ServiceArea',
  component: ServiceArea,
  parameters: {
    guide: {
      purpose: 'What the firm says of the area it serves, beside the map.',
      do: ['Begin with a heading.', 'Set `isContinued` when the section before it has the same background.'],
      dont: ['Don’t draw a second map on the page.'],
      accessibility: ['The heading comes first, so that the map has a context when it is reached.'],
    },
  },
  args: {
    map: staticMap,
    children: (
      <>
        <h2>{mapTexts.questions.area}</h2>
        <p>{serviceArea.towns.join(', ')}.</p>
      </>
    ),
  },
})

/** The text is above the map on a phone. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: mapTexts.questions.area })).toBeVisible()
    await expect(await canvas.findByRole('img', { name: areaMapTexts.title })).toBeVisible()
  },
})

/** Below a section with the same background. */
export const Continued = meta.story({
  args: { isContinued: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Carcassonne, /).closest('section')).toHaveStyle({ paddingTop: '0px' })
  },
})

/** The heading asks what the map answers. */
export const RightUse = meta.story({ ...onPhone, tags: ['!dev'] })

/** Names of towns, and a map: of what? */
export const WrongUse = meta.story({
  ...onPhone,
  tags: ['!dev'],
  args: { children: <p>{serviceArea.towns.join(', ')}.</p> },
})
