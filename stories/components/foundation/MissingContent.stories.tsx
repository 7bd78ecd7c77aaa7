import { expect } from 'storybook/test'
import { onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { MissingContent } from '../../../src/components/foundation/MissingContent/MissingContent'
import { paths } from '../../../src/site/paths'
import { productTexts as texts } from '../../../src/site/texts/product'
import { expectAnnounced } from '../../support/announcements'
import { defaultShop } from '../../../src/site/shop'

const meta = preview.meta({
  title: 'Components/Foundation/MissingContent',
  component: MissingContent,
  parameters: {
    guide: {
      purpose: 'Replaces a product or an article that does not exist or could not be loaded.',
      do: ['Link back to the list.', 'Offer the telephone where a call can help.'],
      dont: ['Don’t use it for an empty list: use a `StateMessage`.'],
      accessibility: ['Announced, because it takes the place of what was loading.'],
    },
    layout: 'padded',
  },
  args: { title: texts.notFound, back: { label: texts.backToCatalogue, href: paths.products } },
})

/** The backend responded, without a result. */
export const Missing = meta.story({
  play: async ({ canvas }) => {
    await expectAnnounced(texts.notFound)
    await expect(canvas.getByRole('link', { name: texts.backToCatalogue })).toHaveAttribute(
      'href',
      paths.products,
    )
  },
})

/** The telephone is offered beside the link back. */
export const WithPhone = meta.story({
  args: { hasPhone: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: defaultShop.phone.label })).toHaveAttribute(
      'href',
      defaultShop.phone.href,
    )
  },
})

/** It could not be loaded, so it is unknown whether it exists. */
export const Failure = WithPhone.extend({
  args: { title: texts.unavailable },
  play: async () => {
    await expectAnnounced(texts.unavailable)
  },
})

export const OnPhone = WithPhone.extend({ ...onPhone })

/** What is missing, and the list that has others. */
export const RightUse = meta.story({ tags: ['!dev'] })

/** A code, and a way back to the very beginning. */
export const WrongUse = meta.story({
  tags: ['!dev'],
  args: { title: 'Erreur 404', back: { label: 'Accueil', href: paths.home } },
})
