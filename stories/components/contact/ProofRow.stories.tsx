import { expect } from 'storybook/test'
import { onDesktop, onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { ProofRow } from '../../../src/components/contact/ProofRow/ProofRow'
import { noProof } from '../../../src/site/proof'
import { expectInside } from '../../support/largeText'
import { proofOf } from '../../support/samples'
import { DarkSurface } from '../../support/Surface'
import { showsNothing } from '../../support/showsNothing'

const meta = preview.meta({
  title: 'Components/Contact/ProofRow',
  component: ProofRow,
  tags: ['!stable', 'proposed'],
  parameters: {
    guide: {
      purpose: 'What shows that a real firm stands behind the site: certifications, insurance, age.',
      do: ['Pass what the backend says, and only that.'],
      dont: ['Don’t give it values of the site: nothing here may be invented.'],
      accessibility: [
        'A description list: each value is read with its name.',
        'A link to a certificate says so after the certification’s name.',
      ],
    },
    layout: 'padded',
  },
  args: { proof: proofOf() },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^RGE QualiPAC n°\sQPAC-00000 \(voir le certificat\)$/ })
    await expect(link).toHaveAttribute('href', 'https://certificats.example/qualipac')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(canvas.getByText('RGE Qualibois')).toBeVisible()
    await expect(canvas.getByText('Assureur Exemple, contrat 000000')).toBeVisible()
    await expect(canvas.getByText('2009')).toBeVisible()
  },
})

export const InFooter = meta.story({
  args: { place: 'footer' },
  decorators: [(Story) => <DarkSurface>{Story()}</DarkSurface>],
})

export const BelowForm = meta.story({ args: { place: 'form' } })

export const OnPhone = Default.extend({ ...onPhone })

/** The insurer and the area that the insurance covers, as the law asks: all stays on one row. */
export const LongInsurance = meta.story({
  ...onDesktop,
  args: {
    proof: proofOf({
      insurance:
        'Société mutuelle Exemple, 1 rue de l’Exemple, 00000 Exemple, contrat 000000, France métropolitaine',
    }),
  },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('term').map((term) => term.getBoundingClientRect().top)
    await expect(tops).toHaveLength(3)
    await expect(new Set(tops).size).toBe(1)
  },
})

export const CertificationsOnly = meta.story({
  args: { proof: { certifications: proofOf().certifications } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(1)
    await expect(canvas.getByText('Certifications')).toBeVisible()
  },
})

/** One certification, in the singular. */
export const OneItem = meta.story({
  args: { proof: { certifications: [{ name: 'RGE Qualibois' }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent(/^Certification$/)
  },
})

/** Long names wrap within the page. */
export const LongNames = meta.story({
  ...onPhone,
  args: {
    proof: proofOf({
      certifications: [
        {
          id: 1,
          name: 'Qualification des installateurs d’appareils indépendants de chauffage au bois',
          number: 'QB-00000-00000-00000-00000-00000-00000',
          link: 'https://certificats.example/qualibois',
        },
        {
          id: 2,
          name: 'Attestation-de-capacité-à-manipuler-des-fluides-frigorigènes',
          number: null,
          link: null,
        },
      ],
      insurance: 'Société mutuelle d’assurance des artisans du bâtiment, contrat 000000-000000-000000',
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    for (const value of canvas.getAllByRole('definition')) {
      // Without what only screen readers read.
      await expectInside(value.querySelector('a')?.firstChild ?? value, value.parentElement)
    }
  },
})

/** The owner has entered nothing: there is nothing, not even an empty row. */
export const Empty = meta.story({
  ...showsNothing,
  args: { proof: noProof },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('term')).toBeNull()
  },
})

/** What can be checked. */
export const RightUse = meta.story({ tags: ['!dev'] })

const slogans = ['Travail soigné', 'N° 1 à Limoux', 'Équipe passionnée']

/** What anybody can say of themselves is no certification. */
export const WrongUse = meta.story({
  tags: ['!dev'],
  args: { proof: { ...noProof, certifications: slogans.map((name) => ({ name })) } },
})
