import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { serviceKinds, toServiceCategory } from '../../../src/cms/content/serviceCategory'
import { ServiceCategoryMenu } from '../../../src/components/services/ServiceCategoryMenu/ServiceCategoryMenu'
import { trades } from '../../../src/site/texts/common'
import { choiceOf } from '../../support/choices'

const categories = Object.fromEntries(serviceKinds.map((kind) => [trades[kind], toServiceCategory(kind)]))

const meta = preview.meta({
  title: 'Components/Services/ServiceCategoryMenu',
  component: ServiceCategoryMenu,
  argTypes: { current: choiceOf({ none: null, ...categories }) },
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
