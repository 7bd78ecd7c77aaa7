import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { ShowMore } from '../../../src/components/foundation/ShowMore/ShowMore'
import { paths } from '../../../src/site/paths'
import { common } from '../../../src/site/texts/common'

const meta = preview.meta({
  title: 'Components/Foundation/ShowMore',
  component: ShowMore,
  parameters: {
    layout: 'padded',
    guide: {
      purpose: '“Voir plus” below a list that grows by steps.',
      do: ['Leave it out once the whole list is shown.', 'Move the focus to the first card it brings.'],
      dont: ['Don’t load more by scrolling: the footer would run away.'],
      accessibility: ['A button; a browser without scripts has a link to the whole list in its place.'],
    },
  },
  args: { onShowMore: fn(), wholeList: { to: paths.allProducts, label: common.allProducts } },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: common.seeMore }))
    await expect(args.onShowMore).toHaveBeenCalledOnce()
  },
})
