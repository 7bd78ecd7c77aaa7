import { expect, fn } from 'storybook/test'
import { onPhone, shownByPage } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { PricesLine } from '../../../src/components/contact/PricesLine/PricesLine'
import { emptyContact } from '../../../src/contact/values'
import { ContactView, type ContactViewProps } from '../../../src/pages/ContactPage/ContactView'
import { defaultShop } from '../../../src/site/shop'
import { common } from '../../../src/site/texts/common'
import { defaultHomeTexts } from '../../../src/site/texts/home'
import { proofOf, staticMap } from '../../support/samples'

/** Contact details, the form and the map of the area. */
const meta = preview.meta({
  title: 'Views/Contact',
  component: ContactView,
  args: {
    form: {
      values: emptyContact,
      errors: {},
      status: { kind: 'idle' as const },
      onChange: fn(),
      onSubmit: fn(),
      onTouch: fn(),
    },
    shop: defaultShop,
    areaSentence: defaultHomeTexts.areaSentence,
    opening: { isOpen: true, closes: '12:30' } as ContactViewProps['opening'],
    map: staticMap,
  },
})

export const Open = meta.story({ ...shownByPage })

/** In the prerendered page, where the current time is unknown. */
export const HoursUnknown = meta.story({ args: { opening: null } })

const closed = { isOpen: false, next: { opens: '10:00', date: '2026-11-12', daysAhead: 1 } } as const

export const OnHoliday = meta.story({ args: { opening: { ...closed, today: 'holiday' } } })

export const ByAppointment = meta.story({ args: { opening: { ...closed, today: 'appointment' } } })

/** The site says what a repair costs. */
export const WithPrices = meta.story({
  args: { prices: <PricesLine /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: common.seeTariffs })).toHaveAttribute('href', '/tarifs')
  },
})

export const WithPricesOnPhone = WithPrices.extend({ ...onPhone })

/** Who answers, and what shows that the firm is real. */
export const WithProof = meta.story({
  args: { shop: { ...defaultShop, proof: proofOf() }, prices: <PricesLine /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('C’est Camille qui vient chez vous')).toBeVisible()
    await expect(canvas.getByText(/^Réponse sous 24\sh ouvrées$/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^RGE QualiPAC/ })).toBeVisible()
  },
})

export const WithProofOnPhone = WithProof.extend({ ...onPhone })
