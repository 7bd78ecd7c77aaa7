import { expect, waitFor, within } from 'storybook/test'
import { behaviour, onDesktop, onWide, onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { productsHandlers } from '../../../src/mocks/handlers/products'
import { CataloguePage } from '../../../src/pages/CataloguePage/CataloguePage'
import { catalogueTexts as texts } from '../../../src/site/texts/catalogue'
import { common } from '../../../src/site/texts/common'
import { expectCards } from '../../support/cards'
import { expectAnnounced } from '../../support/announcements'
import { inWholePage } from '../../support/wholePage'

const meta = preview.meta({
  title: 'Pages/Catalogue',
  component: CataloguePage,
  decorators: [inWholePage],
  parameters: { address: '/products' },
})

/** Nine cards, three per row. */
export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expectCards(canvas, 9)
    await expect(canvas.getByRole('heading', { level: 1, name: 'Produits' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: 'Catalogue Nos produits' })).toBeVisible()
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: '04 68 20 07 05' })).toBeVisible()
    await expect(document.title).toBe('Produits | Braise & Brise')
  },
})

// "Voir plus" adds nine cards and says how many are shown.
Loaded.test('shows more cards', behaviour, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: common.seeMore }))
  await expectCards(canvas, 18)
  await expectAnnounced('18 sur 64 affichés')
})

export const OnPhone = meta.story({
  ...onPhone,
  play: async ({ canvas, canvasElement }) => {
    await expectCards(canvas, 9)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

// While the drawer is open the page behind it is inert: the count is announced inside the drawer.
OnPhone.test('announces the count in the drawer', behaviour, async ({ canvas, userEvent }) => {
  await expectCards(canvas, 9)
  await userEvent.click(canvas.getByRole('button', { name: texts.filters }))
  const drawer = within(await canvas.findByRole('dialog'))
  await userEvent.click(drawer.getByRole('button', { name: /^Granéo/ }))
  await within(drawer.getByRole('status')).findByText('5 produits')
})

export const OnWide = meta.story({ ...onWide })

/** Skeleton cards, and no counts in the tabs yet. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(productsHandlers.pending)
  },
  play: async ({ canvas }) => {
    await expectAnnounced(texts.loading)
    await expect(await canvas.findByRole('button', { name: 'Inserts' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: texts.allCategories })).toHaveTextContent(/^\D+$/)
  },
})

/** A shared URL restores the number of cards; on the last page there is no "Voir plus". */
export const AllCards = meta.story({
  parameters: { address: '/products?page=8' },
  play: async ({ canvas }) => {
    await expectCards(canvas, 64)
    await expect(canvas.queryByRole('button', { name: common.seeMore })).not.toBeInTheDocument()
  },
})

// A filter shows the first nine again.
AllCards.test(
  'shows nine cards again after a filter',
  { ...onDesktop, ...behaviour },
  async ({ canvas, userEvent }) => {
    await expectCards(canvas, 64)
    await userEvent.click(canvas.getByRole('button', { name: /^Fontane/ }))
    await expectCards(canvas, 9)
  },
)

/** A shared URL restores the filters; accents, case and a decimal comma are tolerated. */
export const FilteredByUrl = meta.story({
  ...onDesktop,
  parameters: {
    ...onDesktop.parameters,
    address: '/products?categorie=Poêles+à+granulés&marque=GRANÉO&min=8&max=10,0',
  },
  play: async ({ canvas }) => {
    await expectCards(canvas, 2)
    await expectAnnounced(/2 produits$/)
    const pressed = () =>
      canvas.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)
    // The categories are a separate request.
    await waitFor(() => expect(pressed()).toEqual(['Poêles à granulés 2 produits', 'Granéo 2 produits']))
    await expect(canvas.getByRole('spinbutton', { name: texts.powerMin })).toHaveValue(8)
    await expect(canvas.getByRole('spinbutton', { name: texts.powerMax })).toHaveValue(10)
  },
})

export const FilteredByUrlOnPhone = meta.story({
  ...onPhone,
  parameters: { ...onPhone.parameters, address: '/products?categorie=poeles+a+granules&marque=graneo&min=8' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: '2 filtres actifs' })).toBeVisible()
  },
})

/** The type from the URL is the one chosen in the list. */
export const TypeByUrl = meta.story({
  ...onDesktop,
  parameters: { ...onDesktop.parameters, address: '/products?type=Étanche' },
})

TypeByUrl.test('shows all types again', behaviour, async ({ canvas, userEvent }) => {
  await canvas.findAllByRole('article')
  await expect(canvas.queryByText('64 produits')).toBeNull()
  const types = canvas.getByRole('combobox', { name: texts.type })
  await expect(types).toHaveDisplayValue('Étanche')
  await userEvent.selectOptions(types, texts.allTypes)
  await expectAnnounced('64 produits')
})

/** Invalid parameters are ignored. */
export const InvalidUrl = meta.story({
  parameters: { address: '/products?page=-3&min=beaucoup&categorie=%20&couleur=rouge' },
  play: async ({ canvas }) => {
    await expectCards(canvas, 9)
    await expectAnnounced('64 produits')
  },
})

/** The selected category does not have the brand: it is cleared, and the bar shows the category's brands. */
export const OneBrand = meta.story({
  ...onDesktop,
  parameters: { ...onDesktop.parameters, address: '/products?marque=graneo' },
})

OneBrand.test('is cleared by a category without that brand', behaviour, async ({ canvas, userEvent }) => {
  const brands = within(await canvas.findByRole('group', { name: texts.brands }))
  await expect(await brands.findByRole('button', { pressed: true })).toHaveTextContent('Granéo')
  await userEvent.click(await canvas.findByRole('button', { name: /^Climatisation/ }))
  await expectAnnounced('12 produits')
  await expect(brands.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    texts.allBrands,
    expect.stringMatching(/^Airelys \d+ produits$/),
    expect.stringMatching(/^Zéphyrin \d+ produits$/),
  ])
  await expect(brands.getByRole('button', { pressed: true })).toHaveTextContent(texts.allBrands)
})

// The selected category also has the brand: it stays selected.
OneBrand.test(
  'is kept by a category with that brand',
  { ...behaviour, parameters: { ...behaviour.parameters, address: '/products?marque=fontane' } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Poêles hydro/ }))
    await expectAnnounced(/^8 produits$/)
    await expect(canvas.getByRole('button', { name: /^Fontane/ })).toHaveAttribute('aria-pressed', 'true')
  },
)

/** A link of a category that was removed or renamed: it is named, and can be left. */
export const GoneCategory = meta.story({ parameters: { address: '/products?categorie=chauffe-eau' } })

GoneCategory.test('leaves the category', behaviour, async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText(texts.none)).toBeVisible()
  await userEvent.click(await canvas.findByRole('button', { name: /chauffe-eau/ }))
  await expectCards(canvas, 9)
})

export const NoResult = meta.story({ parameters: { address: '/products?categorie=climatisation&min=50' } })

// "Effacer" beside the message clears every filter; the button disappears, and focus moves to the list.
NoResult.test(
  'clears the filters, and focuses the results',
  { ...onDesktop, ...behaviour },
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(texts.none)).toBeVisible()
    const [, clear] = canvas.getAllByRole('button', { name: texts.clear })
    if (!clear) throw new Error('The empty result has no clear button.')
    await userEvent.click(clear)
    await expectCards(canvas, 9)
    await waitFor(() => expect(canvas.getByRole('region', { name: texts.results })).toHaveFocus())
    await expectAnnounced('64 produits')
  },
)

// The nearest power that has products is one press away.
NoResult.test('applies a suggestion', behaviour, async ({ canvas, userEvent }) => {
  const suggestion = await canvas.findByRole('button', { name: /^\d+ produits? dès/ })
  await userEvent.click(suggestion)
  await expectCards(canvas, Number.parseInt(suggestion.textContent))
  await expect(canvas.getByRole('region', { name: texts.results })).toHaveFocus()
})
