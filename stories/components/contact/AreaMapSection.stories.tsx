import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { AreaMapSection } from '../../../src/components/contact/AreaMapSection/AreaMapSection'
import { mapTexts } from '../../../src/site/texts/map'
import { staticMap } from '../../support/samples'

const meta = preview.meta({
  title: 'Components/Contact/AreaMapSection',
  component: AreaMapSection,
  parameters: {
    guide: {
      purpose:
        'The static map of the area, a directions link, and the button that replaces it by the interactive map.',
      do: ['Keep the static map until the visitor clicks: the interactive one calls a third party.'],
      dont: ['Don’t set `isInteractive` on load.'],
      accessibility: [
        'The iframe has a title; it gets the focus when the button disappears.',
        'Directions are an ordinary link beside the map.',
      ],
    },
  },
  args: staticMap,
  decorators: [(Story) => <div style={{ width: 'min(40rem, 92vw)', margin: '2rem auto' }}>{Story()}</div>],
})

/** No iframe, and so no third party, before the button is pressed. */
export const Static = meta.story({
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(await canvas.findByRole('img', { name: mapTexts.title })).toBeVisible()
    await expect(canvasElement.querySelector('iframe')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: mapTexts.showInteractive }))
    await expect(args.onShowInteractive).toHaveBeenCalledOnce()
  },
})

/** The iframe replaces the static map at the same size. */
export const Interactive = meta.story({
  args: { isInteractive: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle(mapTexts.interactiveTitle)).toHaveAttribute('src', 'about:blank')
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('link', { name: mapTexts.directions })).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/directions?to=43.0533%2C2.2189',
    )
  },
})

/** A commune that the visitor asked about. */
export const Marked = meta.story({
  args: { marker: { name: 'Saint-Hilaire', latitude: 43.0933, longitude: 2.3131 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Saint-Hilaire')).toBeVisible()
  },
})
