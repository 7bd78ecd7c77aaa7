import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { Button, ButtonAnchor } from '../../../src/components/foundation/Button/Button'
import { Notice } from '../../../src/components/foundation/Notice/Notice'
import { catalogueTexts } from '../../../src/site/texts/catalogue'
import { common } from '../../../src/site/texts/common'
import { expectAnnounced, liveRegionsMountedEmpty } from '../../support/liveRegions'
import { defaultShop } from '../../../src/site/shop'

const meta = preview.meta({
  title: 'Components/Foundation/Notice',
  component: Notice,
  ...liveRegionsMountedEmpty,
  parameters: {
    guide: {
      purpose: 'Says why there is no content, and what the visitor can do.',
      do: [
        'Offer a next step: retry, call, go to the list.',
        'Describe the problem from the visitor’s point of view, not the server’s.',
      ],
      dont: ['Don’t show a code or an English message alone.'],
      accessibility: ['A `failure` is announced as an alert; an `empty` notice is not.'],
    },
    layout: 'padded',
  },
  args: { title: catalogueTexts.none },
})

/** Nothing failed, so nothing is announced. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
})

export const Failure = meta.story({
  args: { tone: 'failure', title: catalogueTexts.unavailable, hint: catalogueTexts.unavailableHint },
  play: async ({ canvas }) => {
    await expectAnnounced(canvas, 'alert', catalogueTexts.unavailable)
  },
})

export const FailureWithActions = Failure.extend({
  args: {
    children: (
      <>
        <ButtonAnchor href={defaultShop.phone.href}>{defaultShop.phone.label}</ButtonAnchor>
        <Button variant="outline">{common.retry}</Button>
      </>
    ),
  },
})

export const EmptyWithAction = meta.story({
  args: { children: <Button variant="outline">{catalogueTexts.clear}</Button> },
})
