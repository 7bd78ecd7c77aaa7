import { expect } from 'storybook/test'
import { onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { SlowMessage } from '../../../src/components/foundation/SlowMessage/SlowMessage'
import { common } from '../../../src/site/texts/common'
import { defaultShop } from '../../../src/site/shop'

const meta = preview.meta({
  title: 'Components/Foundation/SlowMessage',
  component: SlowMessage,
  parameters: {
    guide: {
      purpose: 'Helps a visitor whose content takes long to load: reload the page, or call.',
      do: ['Show it above the skeleton, where it is seen without scrolling.'],
      dont: ['Don’t use it for a failure: the content may still come.'],
      accessibility: ['The live region around it announces it without interrupting.'],
    },
    layout: 'padded',
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(common.retry)).toHaveAttribute('href', '')
    await expect(canvas.getByRole('link', { name: defaultShop.phone.label })).toHaveAttribute(
      'href',
      defaultShop.phone.href,
    )
  },
})

export const OnPhone = Default.extend({ ...onPhone })
