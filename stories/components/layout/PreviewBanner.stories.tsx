import { expect } from 'storybook/test'
import { onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { PreviewBanner } from '../../../src/components/layout/PreviewBanner/PreviewBanner'
import { previewTexts as texts } from '../../../src/site/texts/preview'
import { withPlainSpaces } from '../../support/samples'

const meta = preview.meta({
  title: 'Components/Layout/PreviewBanner',
  component: PreviewBanner,
  parameters: {
    guide: {
      purpose: 'Says that the page shows an entry that is not published yet.',
      do: ['Place it after the page: it stays at the bottom of the screen.'],
      dont: ['Don’t show it on a page that visitors reach.'],
      accessibility: ['A note: screen readers name it so.'],
    },
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(withPlainSpaces(texts.banner))).toBeVisible()
  },
})

export const OnPhone = Default.extend({ ...onPhone })
