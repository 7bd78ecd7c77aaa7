import { expect, fn, within } from 'storybook/test'
import { onPhone, onTablet } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { comparisonRows } from '../../../src/catalogue/comparisonRows'
import type { Product } from '../../../src/cms/content/types'
import { ComparisonTable } from '../../../src/components/catalogue/ComparisonTable/ComparisonTable'
import { buildCategory } from '../../../src/mocks/fixtures/categories'
import { seedMedia } from '../../../src/mocks/fixtures/media'
import { common } from '../../../src/site/texts/common'
import { comparisonPageTexts as texts } from '../../../src/site/texts/comparisonPage'
import { energyTexts } from '../../../src/site/texts/energy'
import { expectInside, SpacedText } from '../../support/largeText'
import { productOf, someProducts, withPlainSpaces } from '../../support/samples'

const compare = (products: Product[]) => ({ products, rows: comparisonRows(products), onRemove: fn() })

const ondea = { slug: 'ondea-8', title: 'Ondéa 8', image: seedMedia('products/pellet-round-bordeaux') }
const lys = { slug: 'lys-9', title: 'Lys 9', image: seedMedia('products/pellet-fluted-sand') }
const razes = { slug: 'razes', title: 'Razès', image: seedMedia('products/wood-cast-4') }

const nothing = { image: null, subtitle: null, categories: null, type: null, brand: null, power_kw: null }
const bare = productOf({ ...nothing, title: 'Poêle de Montségur', slug: 'montsegur' })
const long = productOf({
  slug: 'long',
  title: 'Poêle-cheminée hydraulique anticonstitutionnellement silencieux',
  subtitle: 'Déshumidification, rafraîchissement et chauffage thermodynamique réversible',
  categories: [buildCategory({ name: 'Climatisation gainable réversible' })],
  type: 'Thermo-hydro-canalisable',
  brand: 'Manufacture européenne d’électrothermie',
  power_kw: 99.99,
})

const meta = preview.meta({
  title: 'Components/Catalogue/ComparisonTable',
  component: ComparisonTable,
  parameters: {
    guide: {
      purpose: 'Up to three products side by side, with their facts; a sign marks those that differ.',
      do: ['Show a dash for what a product does not say, and mark it as a difference.'],
      dont: ['Don’t let the letters of two energy scales pass for one scale.'],
      accessibility: [
        'A table with headers of columns and rows, on a phone too.',
        'A fact that differs says so to screen readers; on screen it has a sign and bold values.',
      ],
    },
    layout: 'padded',
  },
  args: compare(someProducts(3)),
})

const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

export const Three = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: texts.table })).toBeVisible()
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      texts.fact,
      'Ondéa 8',
      'Calypso 12 C',
      'Lys 9',
    ])
    await expect(canvas.getByRole('link', { name: 'Lys 9' })).toHaveAttribute('href', '/products/lys-9')
    const power = canvas.getByRole('row', { name: /^Puissance/ })
    await expect(within(power).getByRole('rowheader')).toHaveTextContent(`Puissance (kW)${texts.differs}`)
    await expect(cellsOf(power)).toEqual(['8', '12', '9'])
    await expect(
      within(canvas.getByRole('row', { name: /^Catégorie/ })).getByRole('rowheader'),
    ).toHaveTextContent(/^Catégorie\(s\)$/)
    await expect(canvas.getByText(texts.legend)).toBeVisible()
  },
})

export const OnTablet = Three.extend({ ...onTablet, play: undefined })

/** The values of the products stay side by side, below the name of the fact. */
export const OnPhone = Three.extend({ ...onPhone })

export const Two = meta.story({ args: compare(someProducts(2)) })

export const TwoOnPhone = Two.extend({ ...onPhone })

/** Nothing differs: no sign, no legend. */
export const One = meta.story({
  args: compare(someProducts(1)),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(texts.legend)).not.toBeInTheDocument()
  },
})

/** A drawn stove for the picture, a dash for each fact, which screen readers read as words; it differs. */
export const MissingValues = meta.story({
  args: compare([...someProducts(1), bare]),
  play: async ({ canvas }) => {
    await expect(cellsOf(canvas.getByRole('row', { name: /^Marque/ }))).toEqual([
      'Granéo',
      `–${texts.missing}`,
    ])
    await expect(canvas.getByText(texts.legend)).toBeVisible()
  },
})

/** The class has its range beside it, as the law wants; it is a row only where a product has one. */
export const EnergyClasses = meta.story({
  args: compare([
    productOf({ ...ondea, energy_class: 'A++' }),
    productOf({ ...lys, energy_class: 'A+' }),
    bare,
  ]),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^Classe énergétique/ })
    await expect(within(row).getByRole('img', { name: energyTexts.classOf('A+', 'A++', 'G') })).toBeVisible()
    await expect(within(row).getByRole('rowheader')).toHaveTextContent(texts.differs)
    await expect(within(row).getByText(texts.missing)).toBeInTheDocument()
  },
})

/** The same letter on two scales is not the same class. */
export const TwoEnergyScales = meta.story({
  args: compare([
    productOf({ ...ondea, energy_class: 'A+' }),
    productOf({
      slug: 'b',
      title: 'Sérac 35',
      subtitle: 'Mural réversible pour séjour de 35 m²',
      image: seedMedia('products/ac-indoor'),
      energy_class: 'A+',
      categories: [buildCategory({ name: 'Climatisation' })],
      type: null,
      brand: 'Airelys',
      power_kw: 3.5,
    }),
  ]),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^Classe énergétique/ })
    await expect(within(row).getByRole('rowheader')).toHaveTextContent(texts.differs)
    await expect(within(row).getByText(withPlainSpaces(energyTexts.scalesDiffer))).toBeVisible()
  },
})

export const TwoEnergyScalesOnPhone = TwoEnergyScales.extend({ ...onPhone })

export const EnergyClassesOnPhone = EnergyClasses.extend({
  ...onPhone,
  decorators: [(Story) => <SpacedText>{Story()}</SpacedText>],
  play: async ({ canvas }) => {
    for (const label of canvas.getAllByRole('img', { name: /^Classe énergétique/ }))
      await expectInside(label, label.closest('td'))
    const caption = canvas.getByText(common.pictureToCome)
    await expect(caption.scrollHeight).toBe(caption.clientHeight)
  },
})

/** Rows for dimensions and the like, of which at least one product has each. */
export const Dimensions = meta.story({
  args: compare([
    productOf({ ...ondea, width_cm: 56, height_cm: 112, guarantee_years: 5 }),
    productOf({ ...lys, width_cm: 52, height_cm: 112 }),
    productOf({ ...razes, height_cm: 112 }),
  ]),
  play: async ({ canvas }) => {
    const width = canvas.getByRole('row', { name: /^Largeur/ })
    await expect(within(width).getByRole('rowheader')).toHaveTextContent(texts.differs)
    await expect(cellsOf(width)).toEqual(['56\u00A0cm', '52\u00A0cm', `–${texts.missing}`])
    await expect(canvas.getByRole('row', { name: /^Hauteur/ })).not.toHaveTextContent(texts.differs)
    await expect(canvas.queryByRole('row', { name: /^Poids/ })).not.toBeInTheDocument()
  },
})

/** No product has a subtitle: no row for it. */
export const WithoutSummary = meta.story({
  args: compare([bare, productOf({ ...nothing, title: 'Poêle de Puivert', slug: 'puivert' })]),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(texts.summary)).not.toBeInTheDocument()
  },
})

/** Long words break within their column. */
export const LongWords = meta.story({
  args: compare([long, ...someProducts(1), { ...long, slug: 'other' }]),
  play: async ({ canvas }) => {
    const name = document.createRange()
    for (const header of canvas.getAllByRole('columnheader', { name: long.title })) {
      name.selectNodeContents(within(header).getByRole('link'))
      const room = header.getBoundingClientRect().bottom - name.getBoundingClientRect().bottom
      await expect(room).toBeGreaterThan(8)
    }
  },
})

export const LongWordsOnPhone = LongWords.extend({
  ...onPhone,
  decorators: [(Story) => <SpacedText>{Story()}</SpacedText>],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table')
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth)
  },
})

/** Two scales: the letters are not the same, and a note says so. */
export const RightUse = meta.story({
  ...onPhone,
  tags: ['!dev'],
  args: {
    ...TwoEnergyScales.input.args,
    rows: TwoEnergyScales.input.args.rows.filter(({ name }) => name === energyTexts.name),
  },
})

/** Letters alone: a stove and an air conditioner seem to be of the same class. */
export const WrongUse = meta.story({
  ...onPhone,
  tags: ['!dev'],
  args: {
    ...TwoEnergyScales.input.args,
    rows: [{ name: energyTexts.name, values: ['A+', 'A+'], isDifferent: false }],
  },
})
