import { expect, fn } from 'storybook/test'
import { behaviour, shownByPage } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { toServiceCategory } from '../../../src/cms/content/serviceCategory'
import {
  ServicesView,
  type ServicesState,
  type ServicesViewProps,
} from '../../../src/pages/ServicesPage/ServicesView'
import { common } from '../../../src/site/texts/common'
import { servicesTexts as texts } from '../../../src/site/texts/services'
import { someServices } from '../../support/samples'
import { expectAnnounced } from '../../support/announcements'

const list = { services: someServices(6), pageCount: 3 }

/** The services, all or of one category, in each of their states. */
const meta = preview.meta({
  title: 'Views/Services',
  component: ServicesView,
  args: {
    category: null,
    page: 1,
    state: { status: 'ready', list, isBusy: false } as ServicesState,
    headingRef: null,
  },
})

export const Ready = meta.story({ ...shownByPage })

/** The next page is loading: the current one is dimmed. */
export const LoadingNextPage = meta.story({ args: { state: { status: 'ready', list, isBusy: true } } })

const ofCategory = (name: string): Pick<ServicesViewProps, 'category' | 'state'> => {
  const category = toServiceCategory(name)
  const services = someServices(20).filter((service) => service.category?.slug === category?.slug)
  return { category, state: { status: 'ready', list: { services, pageCount: 1 }, isBusy: false } }
}

export const OneCategory = meta.story({ args: ofCategory('Entretien') })

/** The site says what a repair costs. */
export const WithPrices = meta.story({
  args: { ...ofCategory('sav'), isPriced: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: common.seeTariffs })).toHaveAttribute('href', '/tarifs')
  },
})

export const Loading = meta.story({ ...shownByPage, args: { state: { status: 'loading' } } })

export const Unavailable = meta.story({
  ...shownByPage,
  args: { state: { status: 'error', list: null, onRetry: fn() } },
})

Unavailable.test('retries', behaviour, async ({ canvas, userEvent, args }) => {
  await expectAnnounced(texts.unavailable)
  await userEvent.click(canvas.getByRole('button', { name: common.retry }))
  await expect('onRetry' in args.state && args.state.onRetry).toHaveBeenCalledOnce()
})

/** The requested page cannot be read: the previous one stays. */
export const PageUnavailable = meta.story({
  args: { page: 2, state: { status: 'error', list, onRetry: fn() } },
  play: async ({ canvas }) => {
    await expectAnnounced(texts.pageUnavailable)
    await expect(canvas.getAllByRole('article')).toHaveLength(6)
  },
})

export const Empty = meta.story({ ...shownByPage, args: { state: { status: 'empty' } } })

/** A page number beyond the last one leads back to the first. */
export const BeyondLastPage = meta.story({
  ...shownByPage,
  args: { page: 9, state: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: texts.firstPage })).toHaveAttribute('href', '/services')
  },
})
