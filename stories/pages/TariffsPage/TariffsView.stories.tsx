import { expect } from 'storybook/test'
import { onPhone, shownByPage } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { toTariffs } from '../../../src/cms/strapi/normalisers/toTariffs'
import { buildTariff } from '../../../src/mocks/fixtures/firm'
import { TariffsView, type TariffsState } from '../../../src/pages/TariffsPage/TariffsView'
import { defaultShop } from '../../../src/site/shop'
import { tariffsTexts as texts } from '../../../src/site/texts/tariffs'
import { expectAnnounced } from '../../support/announcements'
import { withPlainSpaces } from '../../support/samples'

const ready = (overrides?: Parameters<typeof buildTariff>[0]): TariffsState => ({
  status: 'ready',
  tariffs: toTariffs(buildTariff(overrides)),
})

/** What a repair costs, in each of its states; the telephone is always there. */
const meta = preview.meta({
  title: 'Views/Tariffs',
  component: TariffsView,
  args: { state: ready() },
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(
      expect.arrayContaining([texts.visit, texts.services]),
    )
    await expect(canvas.getByText(texts.hourlyRate).nextSibling).toHaveTextContent('62 € TTC')
    await expect(canvas.getByText(texts.quote).nextSibling).toHaveTextContent('Gratuit')
    await expect(canvas.getByRole('link', { name: /médiateur/ })).toHaveAttribute(
      'href',
      '/legalnotice#mediation',
    )
  },
})

export const OnPhone = Ready.extend({ ...onPhone })

/** Some of it: what is empty has no row. */
export const QuoteOnly = meta.story({
  args: {
    state: ready({
      hourly_rate: null,
      time_count: null,
      call_out: null,
      services: [],
      vat: null,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(1)
    await expect(canvas.queryByRole('heading', { name: texts.services })).toBeNull()
  },
})

/** Long words and long prices wrap within a phone. */
export const LongWords = meta.story({
  ...onPhone,
  args: {
    state: ready({
      hourly_rate: 'à partir de 62 € TTC pour la première heure, puis 15,50 € TTC par quart d’heure entamé',
      services: [
        {
          id: 1,
          name: 'Désembouage-détartrage-rééquilibrage-anticonstitutionnellement-hydrauliques',
          price: 'de 1 250,50 € TTC à 12 345 678 901 234 567 890 € TTC',
        },
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

/** The backend has no such type, or no price in it. */
export const OnRequest = meta.story({
  args: { state: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: texts.onRequest })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Nous contacter' })).toHaveAttribute('href', '/contact')
    await expect(canvas.getAllByRole('link', { name: defaultShop.phone.label })).toHaveLength(2)
  },
})

export const OnRequestOnPhone = OnRequest.extend({ ...onPhone })

export const Loading = meta.story({
  args: { state: { status: 'loading' } },
  play: async () => {
    await expectAnnounced(texts.loading)
  },
})

/** The backend failed, and the build published no price. */
export const Unavailable = meta.story({
  ...shownByPage,
  args: { state: { status: 'error' } },
  play: async ({ canvas }) => {
    await expectAnnounced(withPlainSpaces(`${texts.unavailable} ${texts.unavailableHint}`))
    await expect(canvas.getByRole('link', { name: 'Nous contacter' })).toBeVisible()
  },
})
