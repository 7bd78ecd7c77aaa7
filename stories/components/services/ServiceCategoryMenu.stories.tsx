import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { toServiceCategory } from '../../../src/cms/serviceCategory'
import { ServiceCategoryMenu } from '../../../src/components/services/ServiceCategoryMenu/ServiceCategoryMenu'

const meta = preview.meta({
  title: 'Components/Services/ServiceCategoryMenu',
  component: ServiceCategoryMenu,
  parameters: {
    guide: {
      purpose: 'Cuts the list down to one of the firm’s four trades.',
      do: ['Give the category of the address.'],
      dont: ['Don’t add a category: an unknown one has no entry.'],
      accessibility: [
        'A named navigation of links, the current one `aria-current`; it scrolls sideways on a phone.',
      ],
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

/** A category of the backend's own is none of the entries. */
export const OtherCategory = meta.story({ args: { current: toServiceCategory('Étude') } })
