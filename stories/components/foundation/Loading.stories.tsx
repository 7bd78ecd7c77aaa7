import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { Loading } from '../../../src/components/foundation/Loading/Loading'
import { Skeleton } from '../../../src/components/foundation/Skeleton/Skeleton'
import { catalogueTexts } from '../../../src/site/texts/catalogue'
import { common } from '../../../src/site/texts/common'
import { serviceTexts } from '../../../src/site/texts/services'
import { announcer, expectAnnounced } from '../../support/announcements'

const meta = preview.meta({
  title: 'Components/Foundation/Loading',
  component: Loading,
  parameters: {
    guide: {
      purpose: 'A page’s content while it is loading: its skeleton, and a notice after five seconds.',
      do: ['Give it a skeleton as high as the content.'],
      dont: ['Don’t use it for parts that the page can do without.'],
      accessibility: ['The label and the notice are announced; the skeleton is hidden from screen readers.'],
    },
    layout: 'padded',
  },
  args: { label: catalogueTexts.loading, children: <Skeleton height="12rem" /> },
})

export const Default = meta.story({
  play: async () => {
    await expectAnnounced(catalogueTexts.loading)
    await expect(announcer()).not.toHaveTextContent(common.slow)
  },
})

/** As after five seconds: the message takes the place of the skeleton, and nothing moves. */
export const Slow = meta.story({
  args: { slowAfterMs: 0, children: <Skeleton height="30rem" /> },
  render: (args) => (
    <>
      <Loading {...args} />
      <p>Below</p>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expectAnnounced(common.slow)
    const top = canvasElement.getBoundingClientRect().top
    await expect(canvas.getByText('Below').getBoundingClientRect().top - top).toBeLessThan(520)
  },
})

export const LabelVisible = meta.story({
  args: { label: serviceTexts.loading, isLabelVisible: true, children: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(serviceTexts.loading)).toBeVisible()
  },
})
