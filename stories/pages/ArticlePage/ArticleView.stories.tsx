import { expect } from 'storybook/test'
import { shownByPage } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { airConditioning } from '../../../src/assets/pictures/scenes'
import { ArticleView } from '../../../src/pages/ArticlePage/ArticleView'
import { articleTexts as texts } from '../../../src/site/texts/news'
import { firstOf, someArticles } from '../../support/samples'
import { expectAnnounced } from '../../support/announcements'

const article = firstOf(someArticles(1))
const withoutText = { ...article, contentHtml: null }

/** An article in each of its states; the link back to the news is always shown. */
const meta = preview.meta({
  title: 'Views/Article',
  component: ArticleView,
})

export const Ready = meta.story({
  ...shownByPage,
  args: { state: { status: 'ready', article } },
})

/** Its head follows its tags. */
export const AboutAirConditioning = meta.story({
  args: {
    state: {
      status: 'ready',
      article: firstOf(
        someArticles(40).filter(({ slug }) => slug === 'entretenir-sa-climatisation-avant-l-ete'),
      ),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', airConditioning.src)
  },
})

/** Opened from a list: all but its text is known. */
export const TextIsLoading = meta.story({
  args: { state: { status: 'ready', rest: { status: 'loading' }, article: withoutText } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: article.title })).toBeVisible()
    await expectAnnounced(texts.loading)
  },
})

/** Opened from a list, and its text cannot be read: what is known stays. */
export const TextUnavailable = meta.story({
  args: {
    state: { status: 'ready', rest: { status: 'error', message: 'HTTP 503' }, article: withoutText },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: article.title })).toBeVisible()
    await expectAnnounced(texts.failure('HTTP 503'))
  },
})

export const Loading = meta.story({ ...shownByPage, args: { state: { status: 'loading' } } })

/** The error message is shown as it is. */
export const Failed = meta.story({
  ...shownByPage,
  args: { state: { status: 'error', message: 'HTTP 503' } },
  play: async () => {
    await expectAnnounced('HTTP 503')
  },
})

export const Missing = meta.story({
  ...shownByPage,
  args: { state: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts.notFound)).toBeVisible()
    await expectAnnounced(texts.notFound)
  },
})
