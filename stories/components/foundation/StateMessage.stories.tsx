import preview from '../../../.storybook/preview'
import { Button, ButtonAnchor } from '../../../src/components/foundation/Button/Button'
import { StateMessage } from '../../../src/components/foundation/StateMessage/StateMessage'
import { catalogueTexts } from '../../../src/site/texts/catalogue'
import { common } from '../../../src/site/texts/common'
import { expectAnnounced } from '../../support/announcements'
import { defaultShop } from '../../../src/site/shop'

const meta = preview.meta({
  title: 'Components/Foundation/StateMessage',
  component: StateMessage,
  parameters: {
    guide: {
      purpose: 'Says why there is no content, and what the visitor can do.',
      do: [
        'Offer a next step: retry, call, go to the list.',
        'Describe the problem from the visitor’s point of view, not the server’s.',
      ],
      dont: ['Don’t show a code or an English message alone.'],
      accessibility: ['Announced when it appears, but not in a prerendered page.'],
    },
    layout: 'padded',
  },
  args: { title: catalogueTexts.none },
})

export const Empty = meta.story({
  play: async () => {
    await expectAnnounced(catalogueTexts.none)
  },
})

export const Failure = meta.story({
  args: { title: catalogueTexts.unavailable, hint: catalogueTexts.unavailableHint },
  play: async () => {
    await expectAnnounced(catalogueTexts.unavailable)
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

/** What it means for the visitor, and what to do. */
export const RightUse = meta.story({
  tags: ['!dev'],
  args: FailureWithActions.input.args,
})

/** What it means for the server. */
export const WrongUse = meta.story({
  tags: ['!dev'],
  args: { title: 'HTTP 503: Service Unavailable' },
})
