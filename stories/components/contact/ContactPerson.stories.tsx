import { expect, waitFor } from 'storybook/test'
import { onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { ContactPerson } from '../../../src/components/contact/ContactPerson/ContactPerson'
import { noProof } from '../../../src/site/proof'
import { proofOf } from '../../support/samples'
import { DarkSurface } from '../../support/Surface'
import { showsNothing } from '../../support/showsNothing'
import { seedMedia } from '../../../src/mocks/fixtures/media'

const meta = preview.meta({
  title: 'Components/Contact/ContactPerson',
  component: ContactPerson,
  tags: ['!stable', 'proposed'],
  parameters: {
    guide: {
      purpose: 'Who answers a visitor, and how soon.',
      do: ['Show it beside the telephone number.'],
      dont: ['Don’t show a portrait without a name.'],
      accessibility: ['The portrait is decorative: the name is beside it.'],
    },
    layout: 'padded',
  },
  args: { proof: proofOf() },
  decorators: [(Story) => <DarkSurface>{Story()}</DarkSurface>],
})

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('C’est Camille qui vient chez vous')).toBeVisible()
    await expect(canvas.getByText('Je passe chez vous avant tout devis.')).toBeVisible()
    await expect(canvas.getByText(/^Réponse sous 24\sh ouvrées$/)).toBeVisible()
    await expect(canvasElement.querySelector('img')).toHaveAttribute('alt', '')
  },
})

export const OnPhone = Default.extend({ ...onPhone })

export const WithoutPortrait = meta.story({ args: { proof: proofOf({ contact_portrait: null }) } })

/** The picture is gone: the text takes its place. */
export const BrokenPortrait = meta.story({
  args: { proof: { ...noProof, contact: { name: 'Camille', portrait: 'data:image/png;base64,AA' } } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    await expect(canvas.getByText('C’est Camille qui vient chez vous')).toBeVisible()
  },
})

/** Nobody is named. */
export const ResponseDelayOnly = meta.story({
  args: { proof: proofOf({ contact_name: null }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^Réponse sous 24\sh ouvrées$/)).toBeVisible()
    await expect(canvas.queryByText(/qui vient chez vous/)).toBeNull()
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
})

export const LongSentence = meta.story({
  ...onPhone,
  args: {
    proof: proofOf({
      contact_name: 'Marie-Élisabeth de Saint-Martin-Lalande',
      contact_sentence:
        'Je prends le temps de regarder le conduit, la maçonnerie et l’isolation avec vous avant de parler d’appareil, de puissance ou de prix.',
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

/** The owner has entered nothing: there is nothing. */
export const Empty = meta.story({
  ...showsNothing,
  args: { proof: noProof },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/répond|Réponse/)).toBeNull()
  },
})

/** A portrait, a name, a promise. */
export const RightUse = meta.story({ tags: ['!dev'] })

/** The firm and its shop instead of a person: who comes? */
export const WrongUse = meta.story({
  tags: ['!dev'],
  args: {
    proof: proofOf({ contact_name: 'Braise & Brise', contact_portrait: seedMedia('scenes/showroom') }),
  },
})
