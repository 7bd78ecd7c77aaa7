import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { behaviour, onDesktop, onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import {
  AreaMapSection,
  type AreaMapSectionProps,
} from '../../../src/components/contact/AreaMapSection/AreaMapSection'
import { serviceArea } from '../../../src/site/identity'
import { areaMapTexts } from '../../../src/site/texts/areaMap'
import { mapTexts } from '../../../src/site/texts/map'
import { expectAnnounced } from '../../support/announcements'
import { staticMap, withPlainSpaces } from '../../support/samples'

const meta = preview.meta({
  title: 'Components/Contact/AreaMapSection',
  component: AreaMapSection,
  argTypes: { lit: { control: 'select', options: serviceArea.towns } },
  parameters: {
    guide: {
      purpose:
        'The static map of the area, a directions link, and the button that replaces it by the interactive map.',
      do: ['Keep the static map until the visitor clicks: the interactive one calls a third party.'],
      dont: ['Don’t set `isInteractive` on load.'],
      accessibility: [
        'The iframe has a title. The button stays, and leads back to the drawing.',
        'Directions are an ordinary link beside the map.',
      ],
    },
  },
  args: staticMap,
  decorators: [(Story) => <div style={{ width: 'min(40rem, 92vw)', margin: '2rem auto' }}>{Story()}</div>],
})

const WithLight = (props: AreaMapSectionProps) => {
  const [lit, onLight] = useState<AreaMapSectionProps['lit']>()
  return <AreaMapSection {...props} lit={lit} onLight={onLight} />
}

/** No iframe, and so no third party, before the button is pressed. */
export const Static = meta.story()

Static.test('asks for the interactive map', behaviour, async ({ canvas, canvasElement, userEvent, args }) => {
  await expect(await canvas.findByRole('img', { name: areaMapTexts.title })).toBeVisible()
  await expect(canvasElement.querySelector('iframe')).toBeNull()
  await userEvent.click(canvas.getByRole('button', { name: mapTexts.showInteractive }))
  await expect(args.onInteractive).toHaveBeenCalledWith(true)
})

// The town under the pointer is lit, and its distance written.
Static.test(
  'lights the town under the pointer',
  {
    ...behaviour,
    render: (args) => <WithLight {...args} />,
  },
  async ({ canvas, userEvent }) => {
    const distance = withPlainSpaces(areaMapTexts.distance(20))
    await userEvent.hover(await canvas.findByText('Quillan'))
    await expect(await canvas.findByText(distance)).toBeVisible()
    await expectAnnounced(areaMapTexts.townAt('Quillan', distance))
    await userEvent.hover(canvas.getByRole('link'))
    await waitFor(() => expect(canvas.queryByText(distance)).not.toBeInTheDocument())
  },
)

/** The iframe covers the drawing; the same button leads back to it. */
export const Interactive = meta.story({ args: { isInteractive: true } })

Interactive.test('leads back to the drawing', behaviour, async ({ canvas, userEvent, args }) => {
  await expect(await canvas.findByTitle(mapTexts.interactiveTitle)).toHaveAttribute('src', 'about:blank')
  await expect(canvas.getByRole('link', { name: mapTexts.directions })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/directions?to=43.0533%2C2.2189',
  )
  await userEvent.click(canvas.getByRole('button', { name: mapTexts.showDrawn }))
  await expect(args.onInteractive).toHaveBeenCalledWith(false)
})

/** A commune that the visitor asked about. */
export const Marked = meta.story({
  ...onDesktop,
  args: { marker: { name: 'Saint-Hilaire', latitude: 43.0933, longitude: 2.3131 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Saint-Hilaire')).toBeVisible()
  },
})

/** On a small map the pin is alone: its name would lie over those of the towns. */
export const MarkedOnPhone = Marked.extend({
  ...onPhone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Saint-Hilaire')).not.toBeVisible()
    await expect(canvas.getByText(/Saint-Hilaire, y est marquée/)).toBeInTheDocument()
  },
})

/** The drawing: nobody else hears of the visit. */
export const RightUse = meta.story({ ...onPhone, tags: ['!dev'] })

/** The third party’s map at once, before the visitor has asked for it. */
export const WrongUse = meta.story({
  ...onPhone,
  tags: ['!dev'],
  args: {
    isInteractive: true,
    embedUrl: `data:text/html,${encodeURIComponent('<body style="margin:0;background:#d5e3d0"><p style="margin:2rem;font:1rem sans-serif">OpenStreetMap</p>')}`,
  },
})
