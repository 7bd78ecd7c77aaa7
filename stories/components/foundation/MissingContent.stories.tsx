import { expect } from 'storybook/test'
import { onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { MissingContent } from '../../../src/components/foundation/MissingContent/MissingContent'
import { site } from '../../../src/site/identity'
import { paths } from '../../../src/site/paths'
import { productTexts as texts } from '../../../src/site/texts/catalogue'
import { expectAnnounced, liveRegionsMountedEmpty } from '../../support/liveRegions'

const meta = preview.meta({
  title: 'Components/Foundation/MissingContent',
  component: MissingContent,
  ...liveRegionsMountedEmpty,
  parameters: {
    guide: {
      purpose: 'Stands where a product or an article would be shown: there is none, or it could not be read.',
      do: ['Lead back to the list it would be in.', 'Offer the telephone where a call helps.'],
      dont: ['Don’t use it for a list that is empty: that is a `Notice`.'],
      accessibility: ['A `failure` is announced at once; nothing interrupts who reads that there is none.'],
    },
    layout: 'padded',
  },
  args: { title: texts.notFound, back: { label: texts.backToCatalogue, href: paths.products } },
})

/** The backend answered that there is none. */
export const Missing = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.getByRole('link', { name: texts.backToCatalogue })).toHaveAttribute(
      'href',
      paths.products,
    )
  },
})

/** A call may help: the telephone stands beside the way back. */
export const WithPhone = meta.story({
  args: { phone: { label: site.phone, href: site.phoneHref } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: site.phone })).toHaveAttribute('href', site.phoneHref)
  },
})

/** It could not be read: nobody knows whether there is one. */
export const Failure = WithPhone.extend({
  args: { tone: 'failure', title: texts.unavailable },
  play: async ({ canvas }) => {
    await expectAnnounced(canvas, 'alert', texts.unavailable)
  },
})

export const OnPhone = WithPhone.extend(onPhone)
