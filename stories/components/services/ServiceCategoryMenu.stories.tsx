import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { toServiceCategory } from '../../../src/cms/content/serviceCategory'
import { ServiceCategoryMenu } from '../../../src/components/services/ServiceCategoryMenu/ServiceCategoryMenu'

const meta = preview.meta({
  title: 'Components/Services/ServiceCategoryMenu',
  component: ServiceCategoryMenu,
  parameters: {
    guide: {
      purpose: 'Links that filter the list of services by category.',
      do: ['Pass the category of the URL.'],
      dont: ['Don’t add an entry for an unknown category.'],
      accessibility: ['A labelled navigation, the current link `aria-current`.'],
    },
  },
  args: { current: null },
  decorators: [(Story) => <div style={{ padding: '2rem' }}>{Story()}</div>],
})

export const All = meta.story()

export const OneCategory = meta.story({
  args: { current: toServiceCategory('sav') },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Dépannage/SAV' })
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(link).toHaveAttribute('href', '/services/sav')
  },
})

/** An unknown category: no entry is current. */
export const OtherCategory = meta.story({ args: { current: toServiceCategory('Étude') } })
