import { expect, waitFor, within } from 'storybook/test'
import { onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { AccessibilityPage, LegalPage } from '../../../src/pages/LegalPage/LegalPage'
import { TO_COMPLETE } from '../../../src/site/identity'
import { firmHandlers } from '../../../src/mocks/handlers/firm'
import { defaultLegal } from '../../../src/site/legal'
import { defaultShop } from '../../../src/site/shop'
import { legalChapters } from '../../../src/site/texts/legal'
import { inWholePage } from '../../support/wholePage'

const meta = preview.meta({
  title: 'Pages/Legal',
  component: LegalPage,
  decorators: [inWholePage],
  parameters: { address: '/legalnotice' },
})

/** Every section is in the table of contents, and values that the owner must provide are marked. */
export const Loaded = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Mentions légales')
    for (const { id, title } of legalChapters(defaultShop, defaultLegal)) {
      await expect(canvas.getByRole('link', { name: title })).toHaveAttribute('href', `#${id}`)
      await expect(canvasElement.querySelector(`#${id} h2`)).toHaveTextContent(title)
    }
    await expect(canvas.getByText('2 000 euros')).toBeVisible()
    await expect(canvas.getAllByText(TO_COMPLETE).length).toBeGreaterThan(10)
    await waitFor(() => expect(document.title).toMatch(/^Mentions légales \| /))
  },
})

/** The owner has given some of them in the backend. */
export const FilledIn = meta.story({
  beforeEach({ msw }) {
    msw.use(...firmHandlers.filled)
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Exemple SARL')).toBeVisible()
    await expect(canvas.getByText('Hébergeur Exemple')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'https://mediateur.example/' })).toHaveAttribute(
      'href',
      'https://mediateur.example/',
    )
    await expect(canvas.getByText('2 000 euros')).toBeVisible()
  },
})

/** The accessibility statement: no audit is claimed, and problems can be reported by telephone or by the form. */
export const Accessibility = meta.story({
  parameters: { address: '/accessibilite' },
  render: () => <AccessibilityPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Accessibilité')
    await expect(canvas.getByText(/Il n’a pas été audité par un organisme/)).toBeVisible()
    const main = within(canvas.getByRole('main'))
    await expect(main.getByText(defaultShop.phone.label)).toBeVisible()
    await expect(main.getByRole('link', { name: 'Nous contacter' })).toHaveAttribute('href', '/contact')
    await waitFor(() => expect(document.title).toMatch(/^Accessibilité \| /))
  },
})

export const OnPhone = meta.story({ ...onPhone })
