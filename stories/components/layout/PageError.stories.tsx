import { expect } from 'storybook/test'
import { onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { PageError } from '../../../src/components/layout/PageError/PageError'
import { paths } from '../../../src/site/paths'
import { common } from '../../../src/site/texts/common'
import { expectAnnounced } from '../../support/announcements'
import { defaultShop } from '../../../src/site/shop'

const meta = preview.meta({
  title: 'Components/Layout/PageError',
  component: PageError,
  parameters: {
    guide: {
      purpose: 'Shown instead of a page whose code did not load or threw an error.',
      do: ['Set `href` to the address to reload.'],
      dont: ['Don’t use it for missing content: use a StateMessage.'],
      accessibility: ['Announced; both actions are links.'],
    },
  },
  args: { href: paths.products },
})

/** The visitor can reload the page or call the shop. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expectAnnounced(common.pageError)
    await expect(canvas.getByRole('link', { name: common.retry })).toHaveAttribute('href', paths.products)
    await expect(canvas.getByRole('link', { name: defaultShop.phone.label })).toHaveAttribute(
      'href',
      defaultShop.phone.href,
    )
  },
})

export const OnPhone = Default.extend({ ...onPhone })
