import { expect, waitFor } from 'storybook/test'
import { behaviour, onPaper, onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { productsHandlers } from '../../../src/mocks/handlers/products'
import { PowerPage } from '../../../src/pages/PowerPage/PowerPage'
import { powerQuoteHref } from '../../../src/site/paths'
import { communeTexts } from '../../../src/site/texts/communes'
import { mapTexts } from '../../../src/site/texts/map'
import { powerTexts as texts } from '../../../src/site/texts/power'
import { expectConsole } from '../../../src/testing/consoleGuard'
import { expectAnnounced } from '../../support/announcements'
import { withPlainSpaces } from '../../support/samples'
import { inWholePage } from '../../support/wholePage'

const house = '/puissance?surface=80&hauteur=2.5&isolation=1983-1989&altitude=200&temperature=19'

const meta = preview.meta({
  title: 'Pages/Power',
  component: PowerPage,
  decorators: [inWholePage],
  parameters: { address: '/puissance' },
})

/** The answer appears as the fields are filled in; the stoves are those of the catalogue. */
export const Empty = meta.story()

Empty.test('answers once the form is filled in', behaviour, async ({ canvas, userEvent }) => {
  await expect(canvas.getByText(withPlainSpaces(texts.waiting))).toBeVisible()
  await userEvent.type(canvas.getByRole('textbox', { name: texts.labels.surface }), '80')
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: texts.labels.isolation }), '1983-1989')
  await expect(await canvas.findByText('5,5 à 6,2 kW')).toBeVisible()
  await expectAnnounced(/^Puissance estimée : 5,5 à 6,2 kW/)
  await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3))
  await waitFor(() => expect(document.title).toMatch(/^Quelle puissance pour mon logement/))
})

// The commune is found in the site's own list, without a request, and marked on the map.
Empty.test(
  'says whether the firm comes to a commune',
  behaviour,
  async ({ canvas, userEvent, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: mapTexts.questions.area }))
    await userEvent.type(await canvas.findByRole('textbox', { name: communeTexts.label }), 'esperaza{Enter}')
    await expect(
      await canvas.findByText(/^Oui, nous intervenons à Espéraza, à \d+ km de Limoux/),
    ).toBeVisible()
    await waitFor(() =>
      expect(canvasElement.querySelector('desc')).toHaveTextContent(/Espéraza, y est marquée/),
    )
  },
)

Empty.test('takes the altitude of a commune', behaviour, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: mapTexts.questions.altitude }))
  await userEvent.type(await canvas.findByRole('textbox', { name: communeTexts.label }), 'quillan{Enter}')
  await expect(await canvas.findByText(/^Quillan est à environ 291 m d’altitude/)).toBeVisible()
  const altitude = canvas.getByRole('combobox', { name: texts.labels.altitude })
  await waitFor(() => expect(altitude).toHaveValue('400'))
  // The visitor has the last word.
  await userEvent.selectOptions(altitude, '600')
  await expect(altitude).toHaveValue('600')
})

// Two communes have this name.
Empty.test('asks which of two communes', behaviour, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: mapTexts.questions.area }))
  await userEvent.type(await canvas.findByRole('textbox', { name: communeTexts.label }), 'bages{Enter}')
  await userEvent.click(await canvas.findByRole('button', { name: 'Bages (11100)' }))
  await expect(await canvas.findByText(/Bages est à \d+ km de Limoux/)).toBeVisible()
  await expect(canvas.getByRole('textbox', { name: communeTexts.label })).toHaveValue('Bages (11100)')
})

/** The address has the whole state. */
export const FromAddress = meta.story({
  parameters: { address: house },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5,5 à 6,2 kW')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: /^Voir les \d+ poêles/ })).toHaveAttribute(
      'href',
      '/products?min=5.5&max=8&appareil=poele',
    )
    await expect(canvas.getByRole('link', { name: texts.contact })).toHaveAttribute(
      'href',
      powerQuoteHref(house.replace(/^.*\?/, '')),
    )
  },
})

// Nonsense is refused at its field, once it is left; the rest stays.
FromAddress.test('refuses a surface once its field is left', behaviour, async ({ canvas, userEvent }) => {
  await canvas.findByText('5,5 à 6,2 kW')
  const area = canvas.getByRole('textbox', { name: texts.labels.surface })
  await userEvent.clear(area)
  await userEvent.type(area, '0')
  await expect(area).toBeValid()
  await userEvent.tab()
  await expect(area).toBeInvalid()
  await expect(area).toHaveValue('0')
  await expect(canvas.getByRole('combobox', { name: texts.labels.isolation })).toHaveValue('1983-1989')
  await expectAnnounced(/Entre 10 et 400 m²/)
})

export const CatalogueDown = meta.story({
  parameters: { address: house },
  beforeEach({ msw }) {
    msw.use(productsHandlers.down)
    expectConsole(/Reading the (?:cached )?products failed/)
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(withPlainSpaces(texts.stoves.unavailable))).toBeVisible()
    await expect(canvas.getByText('5,5 à 6,2 kW')).toBeVisible()
  },
})

export const OnPhone = FromAddress.extend({ ...onPhone })

/** With what was entered, the answer and how it comes about. */
export const Printed = FromAddress.extend({
  ...onPaper,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5,5 à 6,2 kW')).toBeVisible()
  },
})
