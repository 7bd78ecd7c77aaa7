import { expect } from 'storybook/test'
import { onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { PageError } from '../../../src/components/layout/PageError/PageError'
import { site } from '../../../src/site/identity'
import { paths } from '../../../src/site/paths'
import { common } from '../../../src/site/texts/common'
import { expectAnnounced, liveRegionsMountedEmpty } from '../../support/liveRegions'

const meta = preview.meta({
  title: 'Components/Layout/PageError',
  component: PageError,
  ...liveRegionsMountedEmpty,
  parameters: {
    guide: {
      purpose: 'Stands where a page could not be shown: its code did not load, or it broke.',
      do: ['Give it the address to load anew.'],
      dont: ['Don’t use it for content that is missing: that is a Notice.'],
      accessibility: ['Announced at once; both ways out are links.'],
    },
  },
  args: { href: paths.products },
})

/** The page is asked for anew, or the shop is called. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expectAnnounced(canvas, 'alert', common.pageError)
    await expect(canvas.getByRole('link', { name: common.retry })).toHaveAttribute('href', paths.products)
    await expect(canvas.getByRole('link', { name: site.phone })).toHaveAttribute('href', site.phoneHref)
  },
})

export const OnPhone = Default.extend(onPhone)
