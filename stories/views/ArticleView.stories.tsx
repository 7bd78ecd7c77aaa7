import { expect } from 'storybook/test'
import preview from '../../.storybook/preview'
import { ArticleView } from '../../src/pages/ArticlePage/ArticleView'
import { articleTexts as texts } from '../../src/site/texts/news'
import { firstOf, someArticles } from '../support/samples'
import { expectAnnounced } from '../support/announcements'

/** An article in each of its states; the link back to the news is always shown. */
const meta = preview.meta({
  title: 'Views/Article',
  component: ArticleView,
})

export const Ready = meta.story({ args: { status: 'ready', article: firstOf(someArticles(1)) } })

export const Loading = meta.story({ args: { status: 'loading' } })

/** The error message is shown as it is. */
export const Failed = meta.story({
  args: { status: 'failed', message: 'HTTP 503' },
  play: async () => {
    await expectAnnounced('HTTP 503')
  },
})

export const Missing = meta.story({
  args: { status: 'missing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts.notFound)).toBeVisible()
    await expectAnnounced(texts.notFound)
  },
})
