import { expect } from 'storybook/test'
import { onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { SlowLoading } from '../../../src/components/foundation/SlowLoading/SlowLoading'
import { site } from '../../../src/site/identity'
import { common } from '../../../src/site/texts/common'
import { expectAnnounced, liveRegionsMountedEmpty } from '../../support/liveRegions'

const meta = preview.meta({
  title: 'Components/Foundation/SlowLoading',
  component: SlowLoading,
  ...liveRegionsMountedEmpty,
  parameters: {
    guide: {
      purpose: 'A way on for a visitor whose content takes long: reload the page, or call.',
      do: ['Put it above the skeleton, where it is seen without scrolling.'],
      dont: ['Don’t use it for a failure: the content may still come.'],
      accessibility: ['Announced when it appears, without interrupting.'],
    },
    layout: 'padded',
  },
})

/** As after five seconds. */
export const Slow = meta.story({
  args: { afterMs: 0 },
  play: async ({ canvas }) => {
    await expectAnnounced(canvas, 'status', common.slow)
    await expect(canvas.getByText(common.retry)).toHaveAttribute('href', '')
    await expect(canvas.getByRole('link', { name: site.phone })).toHaveAttribute('href', site.phoneHref)
  },
})

export const SlowOnPhone = Slow.extend(onPhone)

/** During the first five seconds: nothing to see, nothing said. */
export const NotYet = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('')
  },
})
