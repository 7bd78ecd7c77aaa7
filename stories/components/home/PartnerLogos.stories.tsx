import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { PartnerLogos } from '../../../src/components/home/PartnerLogos/PartnerLogos'
import { defaultPartners as partners } from '../../../src/site/partners'
import { homeTexts } from '../../../src/site/texts/home'
import { partnersOfBackend } from '../../support/samples'
import { theme } from '../../../src/theme/theme'

const meta = preview.meta({
  title: 'Components/Home/PartnerLogos',
  component: PartnerLogos,
  parameters: {
    guide: {
      purpose: 'The logos of all partners in a single colour; on hover, in their own colours.',
      do: ['Pass all 24 partners (specification, 9), or those of the backend.'],
      dont: ['Don’t link the drawn logos: they are references.'],
      accessibility: ['A labelled list; each logo is an image with the partner’s name.'],
    },
  },
  args: { partners, label: homeTexts.partners.logos },
  decorators: [
    (Story) => <div style={{ padding: '2rem', background: theme.color.surfaceRaised }}>{Story()}</div>,
  ],
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    for (const { name } of partners) await expect(canvas.getByRole('img', { name })).toBeVisible()
  },
})

/** The last row is incomplete. */
export const FewPartners = meta.story({ args: { partners: partners.slice(0, 5) } })

/** Pictures from the backend, on white or on nothing, one with a link. */
export const Pictures = meta.story({
  args: { partners: partnersOfBackend() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Alphéa' })).toHaveAttribute('href', 'https://example.com/')
    await expect(canvas.getAllByRole('img')).toHaveLength(4)
  },
})
