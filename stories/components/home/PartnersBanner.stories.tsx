import { expect } from 'storybook/test'
import { partnersOfBackend } from '../../support/samples'
import { behaviour } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { PartnersBanner } from '../../../src/components/home/PartnersBanner/PartnersBanner'
import { defaultPartners as partners } from '../../../src/site/partners'
import { homeTexts } from '../../../src/site/texts/home'

const meta = preview.meta({
  title: 'Components/Home/PartnersBanner',
  component: PartnersBanner,
  parameters: {
    guide: {
      purpose: 'The partners’ logos, scrolling slowly.',
      do: ['Place it once.'],
      dont: ['Don’t speed it up: one loop takes almost two minutes.'],
      accessibility: [
        'It is paused by a button, on hover and on focus, and does not move with `prefers-reduced-motion`.',
        'It is hidden from screen readers, which read the same names in the grid of logos.',
      ],
    },
  },
  args: { partners },
})

/** Each logo is shown twice, and read in the grid of logos only. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('img', { hidden: true })).toHaveLength(48)
    await expect(canvas.queryAllByRole('img')).toHaveLength(0)
  },
})

// In tests, reduced motion is on: nothing moves, and the pause button is hidden.
Default.test('pauses', behaviour, async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { hidden: true })
  await expect(button).toHaveAttribute('aria-label', homeTexts.partners.pause)
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await userEvent.click(button)
  await expect(button).toHaveAttribute('aria-pressed', 'true')
})

/** Pictures from the backend: light on the dark band, without their white. */
export const Pictures = meta.story({ args: { partners: partnersOfBackend() } })
