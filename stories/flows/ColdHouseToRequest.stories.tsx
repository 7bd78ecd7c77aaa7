import { expect, waitFor, within } from 'storybook/test'
import { behaviour, onPhone, shownByPage } from '../../.storybook/modes'
import preview from '../../.storybook/preview'
import { sentMessages } from '../../src/mocks/handlers/email'
import { communeTexts } from '../../src/site/texts/communes'
import { comparisonTexts } from '../../src/site/texts/comparison'
import { common } from '../../src/site/texts/common'
import { trayTexts } from '../../src/site/texts/comparisonTray'
import { powerTexts } from '../../src/site/texts/power'
import { quoteTexts } from '../../src/site/texts/quote'
import { submitTexts } from '../../src/site/texts/submission'
import { button, field, fill, typed } from '../support/contactForm'
import { loadSite, Site } from '../support/Site'

const meta = preview.meta({
  title: 'Flows/Cold house to request',
  component: Site,
  parameters: { address: '/', ...shownByPage.parameters },
  async beforeEach() {
    await loadSite('/', '/puissance', '/products', '/comparer', '/contact')
  },
})

const message = quoteTexts.productsMessage(['Ondéa 8', 'Razès'])

/** A commune, the power of a home, the stoves that fit, two of them side by side, and a quote for both. */
export const OnPhone = meta.story(onPhone)

OnPhone.test(
  'asks for a quote for two stoves of the right power',
  behaviour,
  async ({ canvas, userEvent, step }) => {
    await step('ask whether the firm comes', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Intervenez-vous chez moi/ }))
      await userEvent.type(await canvas.findByLabelText(communeTexts.label), 'esper')
      await userEvent.click(await canvas.findByRole('button', { name: 'Espéraza (11260)' }))
      await expect(await canvas.findByText(/^Oui, nous intervenons à Espéraza/)).toBeVisible()
    })
    await step('find the power of the home', async () => {
      const main = within(canvas.getByRole('main'))
      await userEvent.click(main.getByRole('link', { name: powerTexts.title }))
      // Typing begins after the new page has taken the focus.
      await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
      await userEvent.type(await canvas.findByLabelText(powerTexts.labels.surface), '80')
      await userEvent.selectOptions(canvas.getByLabelText(powerTexts.labels.isolation), '1983-1989')
      await expect(await canvas.findByText('5,5 à 6,2 kW')).toBeVisible()
    })
    await step('choose two of the stoves that fit', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: /^Voir les \d+ poêles/ }))
      for (const title of ['Ondéa 8', 'Razès']) {
        const name = `${comparisonTexts.compare} ${title}`
        await userEvent.click(await canvas.findByRole('button', { name }))
        await expect(await canvas.findByRole('button', { name, pressed: true })).toBeVisible()
      }
    })
    await step('compare them', async () => {
      const tray = within(canvas.getByRole('region', { name: trayTexts.label }))
      await userEvent.click(tray.getByRole('link'))
      await expect(await canvas.findByRole('table')).toBeVisible()
    })
    await step('ask for a quote', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: common.quote }))
      await waitFor(() => expect(field('message')).toHaveValue(message))
      const { fullName, email, mobile } = typed
      await fill(userEvent, { fullName, email, mobile })
      await userEvent.click(button())
      await expect(await canvas.findByText(submitTexts.sent)).toBeVisible()
      await expect(sentMessages.last()?.template_params).toMatchObject({ message })
    })
  },
)
