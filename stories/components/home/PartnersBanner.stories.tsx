import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { PartnersBanner } from '../../../src/components/home/PartnersBanner/PartnersBanner'
import { partners } from '../../../src/site/partners'
import { homeTexts } from '../../../src/site/texts/home'

const meta = preview.meta({
  title: 'Components/Home/PartnersBanner',
  component: PartnersBanner,
  parameters: {
    guide: {
      purpose: 'The makers’ names passing slowly.',
      do: ['Place it once.'],
      dont: ['Don’t speed it up: one passage takes over half a minute.'],
      accessibility: [
        'A button stops it; so do the pointer, the keyboard and a wish for less movement.',
        'The copy that closes the loop is not read.',
      ],
    },
  },
  args: { partners },
})

/** Each maker is said once, though it is drawn twice. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(24)
  },
})

/** The tests' visitor asks for reduced motion: nothing moves, and the button that would stop it is away. */
export const ReducedMotion = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { hidden: true })
    await expect(button).toHaveAttribute('aria-label', homeTexts.partners.pause)
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  },
})
