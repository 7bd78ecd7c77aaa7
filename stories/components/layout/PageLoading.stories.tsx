import { expect } from 'storybook/test'
import { onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { PageLoading } from '../../../src/components/layout/PageLoading/PageLoading'
import { common } from '../../../src/site/texts/common'
import { expectAnnounced } from '../../support/announcements'

const meta = preview.meta({
  title: 'Components/Layout/PageLoading',
  component: PageLoading,
  parameters: {
    guide: {
      purpose: 'Stands for a page whose code is still loading.',
      do: ['Show it as the fallback of a lazy page.'],
      dont: ['Don’t use it while content is loading: use Loading with a skeleton.'],
      accessibility: ['Announced; the document has a title.'],
    },
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expectAnnounced(common.loading)
    await expect(canvas.getByText(common.loading)).toBeVisible()
  },
})

export const OnPhone = Default.extend(onPhone)
