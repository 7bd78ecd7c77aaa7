import { expect } from 'storybook/test'
import { onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { FactTable } from '../../../src/components/foundation/FactTable/FactTable'
import { missingFact } from '../../../src/site/texts/common'
import { expectInside, SpacedAndLargeText as SpacedAndLarge } from '../../support/largeText'

const facts = [
  { name: 'Catégorie(s)', value: 'Poêles à granulés, Poêles hydro' },
  { name: 'Type', value: 'Hydro' },
  { name: 'Marque', value: 'Fontane' },
  { name: 'Puissance (kW)', value: '18' },
]

const meta = preview.meta({
  title: 'Components/Foundation/FactTable',
  component: FactTable,
  parameters: {
    guide: {
      purpose: 'A table of names and values, for the facts of a product.',
      do: ['Write “–” for a missing value, so that every product has the same rows.'],
      dont: ['Don’t put sentences in it.'],
      accessibility: ['A description list: each value is read with its name.'],
    },
    layout: 'padded',
  },
  args: { facts },
  decorators: [(Story) => <div style={{ maxWidth: '36rem' }}>{Story()}</div>],
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(4)
    await expect(canvas.getAllByRole('definition').map((value) => value.textContent)).toEqual(
      facts.map(({ value }) => value),
    )
  },
})

/** A missing value is shown as a dash. */
export const MissingFacts = meta.story({
  args: {
    facts: facts.map(({ name }, index) => ({ name, value: index ? missingFact : 'Aucune catégorie' })),
  },
})

/** A long name breaks within the column. */
export const SpacedAndLargeText = meta.story({
  args: { facts: [{ name: 'Anticonstitutionnellement', value: 'Non' }] },
  decorators: [(Story) => <SpacedAndLarge of="dt">{Story()}</SpacedAndLarge>],
  play: async ({ canvas }) => {
    const name = canvas.getByRole('term')
    await expectInside(name, name.parentElement)
  },
})

/** A long value wraps below its name. */
export const LongValue = meta.story({
  ...onPhone,
  args: { facts: [{ name: 'Type', value: 'Gainable-réversible-'.repeat(8) }, ...facts.slice(2)] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

/** A value with a page of its own. */
export const WithLink = meta.story({
  args: { facts: [{ name: 'Appareil', value: 'Foyer 70', href: '/products/foyer-70' }, ...facts.slice(2)] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Foyer 70' })).toHaveAttribute('href', '/products/foyer-70')
  },
})

/** One glance for each fact. */
export const RightUse = meta.story({ tags: ['!dev'] })

/** Sentences belong to the description. */
export const WrongUse = meta.story({
  tags: ['!dev'],
  args: {
    facts: [
      { name: 'Marque', value: 'Nous posons les appareils de cette marque depuis l’ouverture du magasin.' },
      { name: 'Puissance (kW)', value: 'Assez pour chauffer une maison de taille moyenne, bien isolée.' },
    ],
  },
})
