import { expect, waitFor } from 'storybook/test'
import { onPaper } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { buildTariff } from '../../../src/mocks/fixtures/firm'
import { firmHandlers } from '../../../src/mocks/handlers/firm'
import { TariffsPage } from '../../../src/pages/TariffsPage/TariffsPage'
import { printTexts } from '../../../src/site/texts/print'
import { tariffsTexts as texts } from '../../../src/site/texts/tariffs'
import { expectConsole } from '../../../src/testing/consoleGuard'
import { withPlainSpaces } from '../../support/samples'
import { inWholePage } from '../../support/wholePage'

const meta = preview.meta({
  title: 'Pages/Tariffs',
  component: TariffsPage,
  decorators: [inWholePage],
  parameters: { address: '/tarifs' },
})

export const FilledIn = meta.story({
  beforeEach({ msw }) {
    msw.use(...firmHandlers.filled)
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('62 € TTC')).toBeVisible()
    await expect(canvas.getByText('165 € TTC')).toBeVisible()
    await waitFor(() => expect(document.title).toBe('Tarifs | Braise & Brise'))
  },
})

/** With its title, and the address where the prices are kept up to date. Not pictured: it is that of this Storybook. */
export const Printed = FilledIn.extend({
  ...onPaper,
  parameters: { ...onPaper.parameters, chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: printTexts.qrCode })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: texts.title })).toBeVisible()
  },
})

/** A backend with the specification's types only. */
export const NoSuchType = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.onRequest })).toBeVisible()
  },
})

/** The owner has not filled it in, or nothing of it can be read. */
export const NoPrice = meta.story({
  beforeEach({ msw }) {
    const empty = { hourly_rate: null, call_out: null, quote: null }
    msw.use(
      firmHandlers.single(
        'tariff',
        buildTariff({ ...empty, hourly_rate: -5, services: [{ id: 1, name: 'Ramonage', price: '?' }] }),
      ),
    )
    expectConsole(/The price of hourly_rate, -5, is left out/)
    expectConsole(/The service .*Ramonage.* is left out/)
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.onRequest })).toBeVisible()
  },
})

export const CmsDown = meta.story({
  beforeEach({ msw }) {
    msw.use(...firmHandlers.down)
    expectConsole(/Reading the tariffs failed/)
    // For the header and the footer.
    expectConsole(/Reading the shop failed/)
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(withPlainSpaces(texts.unavailable))).toBeVisible()
  },
})
