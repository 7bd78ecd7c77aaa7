import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { SocialLinks } from '../../../src/components/layout/SocialLinks/SocialLinks'
import { layoutTexts } from '../../../src/site/texts/layout'
import { DarkSurface } from '../../support/Surface'
import { defaultShop } from '../../../src/site/shop'

const meta = preview.meta({
  title: 'Components/Layout/SocialLinks',
  component: SocialLinks,
  parameters: {
    guide: {
      purpose: 'Links to LinkedIn and Facebook.',
      do: ['Take the addresses from `src/site`.'],
      dont: ['Don’t load anything from either network.'],
      accessibility: ['Text beside each icon; 44 px high.'],
    },
    layout: 'centered',
  },
  args: defaultShop.social,
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: layoutTexts.followUs })).toBeVisible()
    for (const link of canvas.getAllByRole('link')) {
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    }
  },
})

export const OnDarkSurface = meta.story({ decorators: [(Story) => <DarkSurface>{Story()}</DarkSurface>] })
