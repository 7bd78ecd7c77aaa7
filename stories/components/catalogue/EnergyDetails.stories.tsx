import { expect } from 'storybook/test'
import { onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { EnergyDetails } from '../../../src/components/catalogue/EnergyDetails/EnergyDetails'
import { energyTexts as texts } from '../../../src/site/texts/energy'
import { productOf } from '../../support/samples'
import { showsNothing } from '../../support/showsNothing'

const meta = preview.meta({
  title: 'Components/Catalogue/EnergyDetails',
  component: EnergyDetails,
  parameters: {
    guide: {
      purpose: 'What the EU’s energy label says of a product: its class, its label, its information sheet.',
      do: ['Place it below the facts of the product.'],
      dont: ['Don’t show a dash for what is missing: not every appliance has a label.'],
      accessibility: ['The class is one sentence; its visible heading is not read twice.'],
    },
    layout: 'padded',
  },
  args: {
    product: productOf({
      energy_class: 'A+',
      energy_label: '/uploads/etiquette.pdf',
      product_fiche: 'https://eprel.example/fiche.pdf',
    }),
  },
  decorators: [(Story) => <div style={{ maxWidth: '36rem' }}>{Story()}</div>],
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^Classe énergétique A\+,/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.label })).toHaveAttribute(
      'href',
      'https://cms.test/uploads/etiquette.pdf',
    )
    await expect(canvas.getByRole('link', { name: texts.fiche })).toHaveAttribute(
      'href',
      'https://eprel.example/fiche.pdf',
    )
  },
})

export const OnPhone = Default.extend({ ...onPhone })

export const ClassOnly = meta.story({ args: { product: productOf({ energy_class: 'G' }) } })

/** The class could not be read: the documents are still there. */
export const DocumentsOnly = meta.story({
  args: { product: productOf({ energy_label: '/uploads/etiquette.pdf' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await expect(canvas.queryByText(texts.name)).toBeNull()
  },
})

/** A backend without these fields shows nothing. */
export const Nothing = meta.story({
  ...showsNothing,
  args: { product: productOf() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(texts.name)).toBeNull()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})
