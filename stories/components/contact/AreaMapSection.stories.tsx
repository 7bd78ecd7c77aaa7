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
        'The map of the area, its directions link, and the button that swaps the drawing for the interactive map.',
      do: ['Keep the static map until the visitor clicks: only then is a third party called.'],
      dont: ['Don’t set `isInteractive` on load.'],
      accessibility: [
        'The frame has a title; it takes the focus from the button that disappears.',
        'Directions are a plain link beside the map.',
      ],
    },
  },
  args: staticMap,
  decorators: [(Story) => <div style={{ width: 'min(40rem, 92vw)', margin: '2rem auto' }}>{Story()}</div>],
})

/** No frame, so no third party, before the button is pressed. */
export const Static = meta.story({
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(await canvas.findByRole('img', { name: mapTexts.title })).toBeVisible()
    await expect(canvasElement.querySelector('iframe')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: mapTexts.showInteractive }))
    await expect(args.onShowInteractive).toHaveBeenCalledOnce()
  },
})

/** The iframe replaces the static map at the same size; directions are a plain link. */
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
