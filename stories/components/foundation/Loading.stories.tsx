import preview from '../../../.storybook/preview'
import { Loading } from '../../../src/components/foundation/Loading/Loading'
import { Skeleton } from '../../../src/components/foundation/Skeleton/Skeleton'
import { catalogueTexts } from '../../../src/site/texts/catalogue'
import { expectAnnounced, liveRegionsMountedEmpty } from '../../support/liveRegions'

const meta = preview.meta({
  title: 'Components/Foundation/Loading',
  component: Loading,
  ...liveRegionsMountedEmpty,
  parameters: {
    guide: {
      purpose:
        'A page’s content while it is loading: skeleton, message for screen readers, and a notice after five seconds.',
      do: ['Give it a skeleton as high as what replaces it.'],
      dont: ['Don’t use it for parts that the page can do without.'],
      accessibility: ['The label is announced; the skeleton is hidden from screen readers.'],
    },
    layout: 'padded',
  },
  args: { label: catalogueTexts.loading, children: <Skeleton height="12rem" /> },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const [label] = canvas.getAllByRole('status')
    await expectAnnounced({ getByRole: () => label }, 'status', catalogueTexts.loading)
  },
})
