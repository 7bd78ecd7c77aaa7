import { expect, fn } from 'storybook/test'
import { behaviour, shownByPage } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { NewsView, type NewsState } from '../../../src/pages/NewsPage/NewsView'
import { common } from '../../../src/site/texts/common'
import { newsTexts as texts } from '../../../src/site/texts/news'
import { someArticles } from '../../support/samples'
import { expectAnnounced } from '../../support/announcements'

const articles = someArticles(12)

/** The news list in each of its states. */
const meta = preview.meta({
  title: 'Views/News',
  component: NewsView,
  args: {
    state: { status: 'ready', articles, total: 30, onShowMore: fn() } as NewsState,
  },
})

export const Ready = meta.story({
  ...shownByPage,
  play: async () => {
    await expectAnnounced(`${texts.count(30)} ${texts.shown(articles.length)}`)
  },
})

Ready.test('asks for more', behaviour, async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: common.seeMore }))
  await expect('onShowMore' in args.state && args.state.onShowMore).toHaveBeenCalledOnce()
})

/** No "Voir plus" when every article is shown. */
export const AllShown = meta.story({
  args: {
    state: { status: 'ready', articles, total: articles.length, onShowMore: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: common.seeMore })).toBeNull()
  },
})

/** “Voir plus” was pressed before the whole list was there. */
export const MoreAwaited = meta.story({
  args: { state: { status: 'ready', articles, total: 30, rest: 'loading', onShowMore: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts.loading)).toBeVisible()
  },
})

export const Empty = meta.story({
  ...shownByPage,
  args: { state: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts.empty)).toBeVisible()
  },
})

export const Loading = meta.story({ ...shownByPage, args: { state: { status: 'loading' } } })

export const Unavailable = meta.story({
  ...shownByPage,
  args: { state: { status: 'error' } },
  play: async () => {
    await expectAnnounced(texts.unavailable)
  },
})
