import { expect, spyOn, waitFor, within } from 'storybook/test'
import { behaviour, onPhone, shownByPage } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { CataloguePage } from '../../../src/pages/CataloguePage/CataloguePage'
import { comparisonTexts as texts } from '../../../src/site/texts/comparison'
import { trayTexts } from '../../../src/site/texts/comparisonTray'
import { expectAnnounced } from '../../support/announcements'
import { withPlainSpaces } from '../../support/samples'
import { inWholePage } from '../../support/wholePage'

/** Products are chosen on their cards; the choice lasts until the tab is closed. */
const meta = preview.meta({
  title: 'Pages/Catalogue/Comparison',
  component: CataloguePage,
  decorators: [inWholePage],
  parameters: { address: '/products' },
})

const titles = { 'ondea-8': 'Ondéa 8', 'lys-9': 'Lys 9', 'foyer-80': 'Foyer 80' }

const choose = (...slugs: (keyof typeof titles)[]) =>
  localStorage.setItem('comparison', JSON.stringify(slugs.map((slug) => ({ slug, title: titles[slug] }))))

/** Nothing is chosen: the cards alone offer it. */
export const None = meta.story({ ...shownByPage })

None.test('adds two and removes one', behaviour, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Comparer Ondéa 8' }))
  await expectAnnounced(withPlainSpaces(texts.added('Ondéa 8', 1)))
  const tray = within(await canvas.findByRole('region', { name: trayTexts.label }))
  await expect(tray.getByText(trayTexts.addAnother)).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Comparer Lys 9' }))
  await expect(tray.getByRole('link', { name: 'Comparer (2)' })).toHaveAttribute(
    'href',
    '/comparer?produits=ondea-8,lys-9',
  )
  await userEvent.click(tray.getByRole('button', { name: `${trayTexts.remove} Ondéa 8` }))
  await expectAnnounced(texts.removed('Ondéa 8'))
  await expect(canvas.getByRole('button', { name: 'Comparer Ondéa 8', pressed: false })).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'Comparer Lys 9', pressed: true })).toBeVisible()
})

// The choice lasts for the visit.
None.test(
  'adds and removes without storage',
  {
    ...behaviour,
    beforeEach() {
      const write = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('Storage is full.', 'QuotaExceededError')
      })
      return () => write.mockRestore()
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Comparer Ondéa 8' }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Comparer Ondéa 8', pressed: true })).toBeVisible(),
    )
    await userEvent.click(await canvas.findByRole('button', { name: `${trayTexts.remove} Ondéa 8` }))
    await expect(canvas.getByRole('button', { name: 'Comparer Ondéa 8', pressed: false })).toBeVisible()
  },
)

export const Two = meta.story({
  beforeEach() {
    choose('ondea-8', 'lys-9')
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Comparer Ondéa 8', pressed: true })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Comparer (2)' })).toBeVisible()
  },
})

/** The fourth is refused in words, and the choice stays as it is. */
export const Full = meta.story({
  beforeEach() {
    choose('ondea-8', 'lys-9', 'foyer-80')
  },
})

Full.test('refuses a fourth, then forgets all', behaviour, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Déjà trois choisis.* Razès$/ }))
  await expectAnnounced(texts.refused)
  await expect(canvas.getByRole('link', { name: 'Comparer (3)' })).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: trayTexts.clear }))
  await expectAnnounced(trayTexts.cleared)
  await expect(canvas.getByRole('button', { name: 'Comparer Razès' })).toBeVisible()
  await expect(canvas.queryByRole('region', { name: trayTexts.label })).not.toBeInTheDocument()
})

export const FullOnPhone = Full.extend({ ...onPhone })
