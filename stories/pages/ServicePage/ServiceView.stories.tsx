import { expect } from 'storybook/test'
import { shownByPage } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { airConditioning, interiorAc } from '../../../src/assets/pictures/scenes'
import { ServiceView, type ServiceState } from '../../../src/pages/ServicePage/ServiceView'
import { common } from '../../../src/site/texts/common'
import { serviceTexts } from '../../../src/site/texts/services'
import { firstOf, someServices } from '../../support/samples'
import { expectAnnounced } from '../../support/announcements'

const service = firstOf(someServices(1))
const cooling = firstOf(someServices(20).filter(({ title }) => title === 'Choisir sa climatisation'))

/** A service's page in each of its states. */
const meta = preview.meta({
  title: 'Views/Service',
  component: ServiceView,
  args: {
    category: service.category,
    segment: service.slug,
    state: { status: 'ready', service } as ServiceState,
  },
})

export const Ready = meta.story({
  ...shownByPage,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: common.seeTariffs })).toBeNull()
  },
})

/** No fire at its head nor at its end, whatever its trade. */
export const AirConditioning = meta.story({
  args: { state: { status: 'ready', service: cooling } },
  play: async ({ canvasElement }) => {
    const bands = canvasElement.querySelectorAll('[data-surface="dark"] img')
    await expect([...bands].map((image) => image.getAttribute('src'))).toEqual([
      airConditioning.src,
      interiorAc.src,
    ])
  },
})

/** A repair, with a link to the prices. */
export const Priced = meta.story({
  ...shownByPage,
  args: { isPriced: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: common.seeTariffs })).toHaveAttribute('href', '/tarifs')
  },
})

/** Opened from a list: all but its text is known. */
export const TextIsLoading = meta.story({
  args: {
    state: { status: 'ready', rest: { status: 'loading' }, service: { ...service, contentHtml: null } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: service.title })).toBeVisible()
    await expect(canvas.getByText(serviceTexts.loading)).toBeVisible()
    await expectAnnounced(serviceTexts.loading)
  },
})

/** Opened from a list that has its text, but not all: the text is shown, also when the rest cannot be read. */
export const TextFromList = meta.story({
  args: { state: { status: 'ready', rest: { status: 'error', message: 'HTTP 503' }, service } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Nous vendons peu de marques/)).toBeVisible()
    await expect(canvas.queryByText(serviceTexts.loading)).toBeNull()
  },
})

/** Opened from a list, and its text cannot be read: what is known stays. */
export const TextUnavailable = meta.story({
  args: {
    state: {
      status: 'ready',
      rest: { status: 'error', message: 'HTTP 503' },
      service: { ...service, contentHtml: null },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: service.title })).toBeVisible()
    await expectAnnounced(serviceTexts.notFound)
  },
})

export const Loading = meta.story({
  ...shownByPage,
  args: { state: { status: 'loading' } },
  play: async () => {
    await expectAnnounced(serviceTexts.loading)
  },
})

/** "Loading..." stays, with a link to all services below it. */
export const Absent = meta.story({
  ...shownByPage,
  args: { state: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(serviceTexts.loading)).toBeVisible()
    await expect(canvas.getByRole('link', { name: common.ourServices })).toBeVisible()
  },
})
