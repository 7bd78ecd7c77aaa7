import { expect, fn } from 'storybook/test'
import { behaviour } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { RetryButton } from '../../../src/components/foundation/RetryButton/RetryButton'
import { common } from '../../../src/site/texts/common'
import { PhoneButton } from '../../../src/components/foundation/PhoneButton/PhoneButton'
import { StateMessage } from '../../../src/components/foundation/StateMessage/StateMessage'
import { catalogueTexts } from '../../../src/site/texts/catalogue'

const meta = preview.meta({
  title: 'Components/Foundation/RetryButton',
  component: RetryButton,
  args: { onRetry: fn() },
  parameters: {
    guide: {
      purpose: 'Tries again what could not be loaded, in the message that says so.',
      do: ['Offer the telephone number beside it.'],
      dont: ['Don’t use it where the whole page must be loaded again: that is a link to its address.'],
      accessibility: [
        'It goes away when it is pressed: the focus moves to the nearest element around it with `tabIndex={-1}`.',
      ],
    },
    layout: 'centered',
  },
})

export const Default = meta.story()

Default.test(
  'moves the focus to the part of the page that it is in',
  {
    ...behaviour,
    decorators: [
      (Story) => (
        <section tabIndex={-1} aria-label="Catalogue">
          {Story()}
        </section>
      ),
    ],
  },
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: common.retry }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('region', { name: 'Catalogue' })).toHaveFocus()
  },
)

/** What failed, and another way to an answer. */
export const RightUse = meta.story({
  tags: ['!dev'],
  render: (args) => (
    <StateMessage title={catalogueTexts.unavailable}>
      <PhoneButton />
      <RetryButton {...args} />
    </StateMessage>
  ),
})

/** Alone: what is tried again, and what if it fails again? */
export const WrongUse = meta.story({
  tags: ['!dev'],
})
