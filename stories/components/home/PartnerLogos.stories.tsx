import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { PartnerLogos } from '../../../src/components/home/PartnerLogos/PartnerLogos'
import { partners } from '../../../src/site/partners'
import { homeTexts } from '../../../src/site/texts/home'
import { theme } from '../../../src/theme/theme'

const meta = preview.meta({
  title: 'Components/Home/PartnerLogos',
  component: PartnerLogos,
  parameters: {
    guide: {
      purpose: 'Every maker in one ink; under the pointer, in its own colour.',
      do: ['Give all 24 (specification, 9).'],
      dont: ['Don’t link them: they are references.'],
      accessibility: ['A named list; each mark is a picture with its maker’s name.'],
    },
  },
  args: { partners, label: homeTexts.partners.logos },
  decorators: [
    (Story) => <div style={{ padding: '2rem', background: theme.color.surfaceRaised }}>{Story()}</div>,
  ],
})

/** Every wordmark is a picture with its maker's name. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    for (const { name } of partners) await expect(canvas.getByRole('img', { name })).toBeVisible()
  },
})

/** The last row may be short. */
export const FewPartners = meta.story({ args: { partners: partners.slice(0, 5) } })
