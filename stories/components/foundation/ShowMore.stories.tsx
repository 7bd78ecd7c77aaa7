import { expect, fireEvent, fn } from 'storybook/test'
import { behaviour } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { ShowMore } from '../../../src/components/foundation/ShowMore/ShowMore'
import { paths } from '../../../src/site/paths'
import { catalogueTexts as texts } from '../../../src/site/texts/catalogue'
import { common } from '../../../src/site/texts/common'
import { expectAnnounced } from '../../support/announcements'

const meta = preview.meta({
  title: 'Components/Foundation/ShowMore',
  component: ShowMore,
  parameters: {
    layout: 'padded',
    guide: {
      purpose: 'The button “Voir plus” below a list that shows more entries on each click.',
      do: ['Leave it out once the whole list is shown.', 'Move the focus to the first new card.'],
      dont: ['Don’t load more on scroll: the footer could not be reached.'],
      accessibility: ['A button; without JavaScript, a link to the whole list instead.'],
    },
  },
  args: {
    onShowMore: fn(),
    loadingLabel: texts.loading,
    wholeList: { label: common.allProducts, href: paths.allProducts },
  },
})

export const Default = meta.story()

Default.test('calls back when pressed', behaviour, async ({ canvas, userEvent, args }) => {
  await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  await userEvent.click(canvas.getByRole('button', { name: common.seeMore }))
  await expect(args.onShowMore).toHaveBeenCalledOnce()
})

// What is added slides under the pointer: the other clicks of a triple one are not for it.
Default.test('calls back once at a triple click', behaviour, async ({ canvas, args }) => {
  const button = canvas.getByRole('button', { name: common.seeMore })
  await fireEvent.click(button, { detail: 1 })
  await fireEvent.click(button, { detail: 2 })
  await fireEvent.click(button, { detail: 3 })
  await expect(args.onShowMore).toHaveBeenCalledOnce()
  await fireEvent.click(button, { detail: 1 })
  await expect(args.onShowMore).toHaveBeenCalledTimes(2)
})

/** Pressed before the whole list is there. */
export const LoadingMore = meta.story({
  args: { rest: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts.loading)).toBeVisible()
    await expectAnnounced(texts.loading)
  },
})

/** The list cannot be read: what is shown stays, and the button tries again. */
export const MoreUnavailable = meta.story({
  args: { rest: 'error' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(common.moreUnavailable)).toBeVisible()
    await expectAnnounced(common.moreUnavailable)
  },
})

MoreUnavailable.test('retries', behaviour, async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: common.retry }))
  await expect(args.onShowMore).toHaveBeenCalledOnce()
})

/** There is more to show. */
export const RightUse = meta.story({
  tags: ['!dev'],
  render: (args) => (
    <>
      <p>9 produits sur 46</p>
      <ShowMore {...args} />
    </>
  ),
})

/** The whole list is shown: the button does nothing. */
export const WrongUse = meta.story({
  tags: ['!dev'],
  render: (args) => (
    <>
      <p>9 produits sur 9</p>
      <ShowMore {...args} />
    </>
  ),
})
