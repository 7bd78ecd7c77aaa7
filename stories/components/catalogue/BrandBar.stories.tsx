import { expect, fn } from 'storybook/test'
import { behaviour } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { BrandBar } from '../../../src/components/catalogue/BrandBar/BrandBar'
import { catalogueTexts } from '../../../src/site/texts/catalogue'

const brands = ['Boisvert', 'Fontane', 'Granéo', 'Kérylo', 'Ovnhus'].map((label) => ({
  value: label.toLowerCase(),
  label,
}))

const counted = (...counts: number[]) =>
  brands.map((brand, index) => ({ ...brand, count: counts[index] ?? 0 }))

const meta = preview.meta({
  title: 'Components/Catalogue/BrandBar',
  component: BrandBar,
  parameters: {
    guide: {
      purpose: 'Shows only one brand of the category, or all of them.',
      do: ['Pass only the brands of the selected category.'],
      dont: ['Don’t allow two brands at once (specification, 4).'],
      accessibility: [
        'A labelled group of toggle buttons; the selected one is `aria-pressed`.',
        'Every button is at least 44 px high.',
      ],
    },
    layout: 'padded',
  },
  args: { brands, selected: null, onSelect: fn() },
})

export const AllBrands = meta.story()

AllBrands.test('selects a brand', behaviour, async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent(catalogueTexts.allBrands)
  await userEvent.click(canvas.getByRole('button', { name: 'Fontane' }))
  await expect(args.onSelect).toHaveBeenCalledWith('fontane')
})

/** Only one can be selected; "Toutes les marques" clears it. */
export const OneBrand = meta.story({ args: { selected: 'fontane' } })

OneBrand.test('selects all brands', behaviour, async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Fontane')
  await userEvent.click(canvas.getByRole('button', { name: catalogueTexts.allBrands }))
  await expect(args.onSelect).toHaveBeenCalledWith(null)
})

/** No product of the category has a brand. */
export const NoBrand = meta.story({ args: { brands: [] } })

/** How many products each has under the other filters: a brand without any is disabled, unless it is selected. */
export const Counts = meta.story({
  args: { brands: counted(0, 0, 1, 12, 104), selected: 'fontane' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Boisvert 0 produit' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Fontane 0 produit' })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: 'Ovnhus 104 produits' })).toBeEnabled()
  },
})

export const ManyBrands = meta.story({
  args: {
    brands: Array.from({ length: 26 }, (_, index) => ({ value: `m${index}`, label: `Marque ${index + 1}` })),
  },
})

/** A long name wraps. */
export const LongName = meta.story({
  args: {
    brands: [...brands, { value: 'long', label: 'Manufacture des poêles du Razès '.repeat(6).trim() }],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

/** Only the brands of the category. */
export const RightUse = meta.story({ tags: ['!dev'], args: { brands: counted(7, 5, 12).slice(0, 3) } })

/** Those of the whole shop: most of them lead nowhere. */
export const WrongUse = meta.story({
  tags: ['!dev'],
  args: {
    brands: [
      ...counted(7, 5, 12),
      ...['Airelys', 'Cathar Feu', 'Focalis', 'Razéa', 'Sourcelle'].map((label) => ({
        value: label.toLowerCase(),
        label,
        count: 0,
      })),
    ],
  },
})
