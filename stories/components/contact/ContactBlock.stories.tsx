import { expect } from 'storybook/test'
import { onDesktop, onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { ContactBlock } from '../../../src/components/contact/ContactBlock/ContactBlock'
import { OpeningLine } from '../../../src/components/contact/OpeningLine/OpeningLine'
import { toShop } from '../../../src/cms/strapi/normalisers/toShop'
import { buildShop } from '../../../src/mocks/fixtures/firm'
import { expectInside, SpacedAndLargeText as SpacedAndLarge } from '../../support/largeText'
import { NoticeContext } from '../../../src/components/foundation/noticeContext'
import { DuringSummer, longNotice, summerNotice } from '../../support/notices'
import { DarkSurface } from '../../support/Surface'
import { defaultShop, type Shop } from '../../../src/site/shop'
import { choiceOf } from '../../support/choices'

const openNow = <OpeningLine status={{ isOpen: true, closes: '18:00' }} />

const byAppointment: Shop = { ...defaultShop, hours: [...defaultShop.hours.slice(0, 6), 'appointment'] }
const ofBackend: Shop = { ...defaultShop, ...toShop(buildShop()) }

const meta = preview.meta({
  title: 'Components/Contact/ContactBlock',
  component: ContactBlock,
  argTypes: {
    shop: choiceOf({
      'as published': defaultShop,
      'by appointment': byAppointment,
      'of the backend': ofBackend,
    }),
  },
  parameters: {
    guide: {
      purpose: 'How to reach the shop: telephone, hours, address.',
      do: ['Use `note` for what applies today.'],
      dont: ['Don’t write the hours or the address here: they come from `src/site`.'],
      accessibility: [
        'A description list: each value is read with its name.',
        'The telephone link says “Téléphone” before the number.',
      ],
    },
    layout: 'padded',
  },
  args: { shop: defaultShop },
  decorators: [(Story) => <div style={{ maxWidth: '32rem' }}>{Story()}</div>],
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const phone = canvas.getByRole('link', { name: 'Téléphone 04 68 20 07 05' })
    await expect(phone).toHaveAttribute('href', 'tel:+33468200705')
    await expect(canvas.getByText('10h-12h30 et 13h30-18h')).toBeVisible()
  },
})

export const OnDarkSurface = meta.story({ decorators: [(Story) => <DarkSurface>{Story()}</DarkSurface>] })

/** What the owner announces is under the telephone. */
export const WithNotice = meta.story({
  args: { note: openNow },
  decorators: [
    (Story) => (
      <DuringSummer>
        <DarkSurface>{Story()}</DarkSurface>
      </DuringSummer>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(summerNotice.text)).toBeVisible()
  },
})

/** The longest notice leaves the hours their half where there is just room for two columns. */
export const WideWithNotice = meta.story({
  ...onDesktop,
  decorators: [
    (Story) => (
      <NoticeContext value={longNotice}>
        <div style={{ width: 'fit-content' }}>
          <DarkSurface>
            <div style={{ containerType: 'inline-size', width: '40rem' }}>{Story()}</div>
          </DarkSurface>
        </div>
      </NoticeContext>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(longNotice.text)).toBeVisible()
    await expect(canvasElement.querySelector('dl')?.offsetWidth).toBeGreaterThan(240)
  },
})

/** Saturdays are by appointment. */
export const ByAppointment = meta.story({
  args: { shop: byAppointment },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Samedi')).toBeVisible()
    await expect(canvas.getByText('Sur rendez-vous')).toBeVisible()
  },
})

/** The number wraps where it has no room. */
export const SpacedAndLargeText = meta.story({
  decorators: [(Story) => <SpacedAndLarge of="a">{Story()}</SpacedAndLarge>],
  play: async ({ canvas }) => {
    const phone = canvas.getByRole('link')
    await expectInside(phone, phone.parentElement)
  },
})

/** A long address wraps. */
export const LongAddress = meta.story({
  ...onPhone,
  args: {
    shop: {
      ...defaultShop,
      address: {
        street: 'Zone artisanale de la Plaine du Razès\nbâtiment C',
        postalCode: '11300',
        village: 'Saint-Martin-de-Villereglan',
        department: 'Aude',
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    await expect(canvas.getByText(/bâtiment C/).innerText).toContain('\n')
  },
})

/** Each day with other hours has its line. */
export const HoursByDay = meta.story({
  args: { shop: ofBackend },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Du mardi au vendredi')).toBeVisible()
    await expect(canvas.getByText('Lundi et dimanche')).toBeVisible()
  },
})

/** What applies right now. */
export const RightUse = meta.story({ tags: ['!dev'], args: { note: openNow } })

/** The hours and the address are below already. */
export const WrongUse = meta.story({
  tags: ['!dev'],
  args: {
    note: 'Nous sommes ouverts du lundi au samedi de 10h à 12h30 et de 13h30 à 18h, au centre de Limoux.',
  },
  // A text without an element has its own line, too.
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveStyle({ display: 'block' })
  },
})
