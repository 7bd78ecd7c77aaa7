import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { NoticeText } from '../../../src/components/foundation/NoticeText/NoticeText'
import { longNotice, summerNotice } from '../../support/notices'
import { showsNothing } from '../../support/showsNothing'

const meta = preview.meta({
  title: 'Components/Foundation/NoticeText',
  component: NoticeText,
  parameters: {
    guide: {
      purpose: 'What the owner announces, on its days only.',
      do: ['Give it the style of its place: it has none.'],
      dont: ['Don’t leave it out when its days have not come: the build does not know the visitor’s date.'],
      accessibility: ['A paragraph; hidden from everybody outside its days.'],
    },
    layout: 'padded',
  },
  args: { notice: summerNotice },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(summerNotice.text)).toBeVisible()
  },
})

export const Long = meta.story({ args: { notice: longNotice } })

/** Its days have not come. */
export const Hidden = meta.story({
  ...showsNothing,
  args: { notice: { ...summerNotice, isShown: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(summerNotice.text)).not.toBeVisible()
  },
})
