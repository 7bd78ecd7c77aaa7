import { expect } from 'storybook/test'
import { behaviour, onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { HomeHero } from '../../../src/components/home/HomeHero/HomeHero'
import { site } from '../../../src/site/identity'
import { defaultHomeTexts, homeTexts } from '../../../src/site/texts/home'
import { defaultShop } from '../../../src/site/shop'
import { longName } from '../../support/samples'

const meta = preview.meta({
  title: 'Components/Home/HomeHero',
  component: HomeHero,
  parameters: {
    guide: {
      purpose: 'The hero of the home page: the firm’s name over a picture.',
      do: ['Keep each fact to one short line.'],
      dont: ['Don’t replace the picture without checking the contrast of the text over it.'],
      accessibility: [
        'The name is the page’s only level-one heading.',
        'The picture is decorative: no alternative text.',
      ],
    },
  },
  args: {
    name: site.name,
    sentence: `${site.tagline}. ${defaultHomeTexts.promise}`,
    facts: [homeTexts.hero.area, homeTexts.hero.certified],
    facebookUrl: defaultShop.social.facebook,
    phone: defaultShop.phone,
    opening: null,
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAccessibleName('Braise & Brise')
    const facebook = canvas.getByRole('link', { name: homeTexts.hero.facebook })
    await expect(facebook).toHaveAttribute('href', defaultShop.social.facebook)
  },
})

Default.test('leaves the number to the header on a wide screen', behaviour, async ({ canvas }) => {
  await expect(canvas.queryByRole('link', { name: defaultShop.phone.label })).not.toBeInTheDocument()
})

/** On a phone the number is there in words, and whether the shop is open. */
export const Phone = meta.story({
  args: { opening: { isOpen: true, closes: '18:00' } },
  ...onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: defaultShop.phone.label })).toHaveAttribute(
      'href',
      defaultShop.phone.href,
    )
    await expect(canvas.getByText(/^Ouvert/)).toBeVisible()
  },
})

const closed = { isOpen: false, next: { opens: '10:00', date: '2026-11-12', daysAhead: 1 } } as const

export const OnHolidayOnPhone = meta.story({
  args: { opening: { ...closed, today: 'holiday' } },
  ...onPhone,
})

export const ByAppointmentOnPhone = meta.story({
  args: { opening: { ...closed, today: 'appointment' } },
  ...onPhone,
})

/** A long name wraps and stays on the picture; without "&" there is no drawn ampersand. */
export const LongName = meta.story({
  args: { name: longName },
})

/** Facts of one short line. */
export const RightUse = meta.story({ ...onPhone, tags: ['!dev'] })

/** Sentences over the picture: nobody reads them here. */
export const WrongUse = meta.story({
  ...onPhone,
  tags: ['!dev'],
  args: {
    facts: [
      'Nous nous déplaçons à Limoux, Carcassonne, Quillan, Castelnaudary et dans tous les villages des alentours.',
      'Notre entreprise est certifiée pour l’installation des appareils de chauffage au bois et aux granulés.',
      'Le magasin est ouvert du mardi au samedi, et nous répondons au téléphone le lundi matin.',
    ],
  },
})
