import { expect } from 'storybook/test'
import { onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { OpeningLine } from '../../../src/components/contact/OpeningLine/OpeningLine'
import type { OpeningStatus } from '../../../src/site/opening'
import { choiceOf } from '../../support/choices'
import { DarkSurface } from '../../support/Surface'
import { showsNothing } from '../../support/showsNothing'

const statuses: Record<string, OpeningStatus | null> = {
  open: { isOpen: true, closes: '12:30' },
  'closed until the afternoon': { isOpen: false, next: { opens: '13:30', date: '2026-01-13', daysAhead: 0 } },
  'closed for weeks': { isOpen: false, next: { opens: '10:00', date: '2026-08-17', daysAhead: 12 } },
  unknown: null,
}

const meta = preview.meta({
  title: 'Components/Contact/OpeningLine',
  component: OpeningLine,
  argTypes: { status: choiceOf(statuses) },
  parameters: {
    guide: {
      purpose: 'Says whether the shop is open now, and when it closes or opens.',
      do: ['Pass `null` when prerendering: the visitor’s time is not known.'],
      dont: ['Don’t compute it here: the rules are in `src/site/opening.ts`.'],
      accessibility: [
        'The coloured dot only repeats the sentence.',
        'The line has its height before the status is known.',
      ],
    },
    layout: 'centered',
  },
  args: { status: { isOpen: true, closes: '12:30' } as OpeningStatus | null },
})

export const Open = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ouvert maintenant, jusqu’à 12h30')).toBeVisible()
  },
})

export const OpenOnDarkSurface = meta.story({ decorators: [(Story) => <DarkSurface>{Story()}</DarkSurface>] })

/** During the lunch break. */
export const OpensToday = meta.story({
  args: { status: { isOpen: false, next: { opens: '13:30', date: '2026-01-13', daysAhead: 0 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fermé, ouvre à 13h30')).toBeVisible()
  },
})

/** On Saturday evening. */
export const OpensMonday = meta.story({
  args: { status: { isOpen: false, next: { opens: '10:00', date: '2026-01-19', daysAhead: 2 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fermé, ouvre lundi à 10h')).toBeVisible()
  },
})

/** During a closure of several weeks. */
export const OpensAfterHolidays = meta.story({
  args: { status: { isOpen: false, next: { opens: '10:00', date: '2026-08-17', daysAhead: 12 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fermé, ouvre le lundi 17 août à 10h')).toBeVisible()
  },
})

/** Armistice Day. */
export const OnHoliday = meta.story({
  args: {
    status: { isOpen: false, today: 'holiday', next: { opens: '10:00', date: '2026-11-12', daysAhead: 1 } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fermé aujourd’hui (jour férié), rouvre demain à 10h')).toBeVisible()
  },
})

/** On a day without hours of its own. */
export const ByAppointment = meta.story({
  args: {
    status: {
      isOpen: false,
      today: 'appointment',
      next: { opens: '10:00', date: '2026-01-19', daysAhead: 2 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sur rendez-vous aujourd’hui, ouvre lundi à 10h')).toBeVisible()
  },
})

/** The sentence wraps beside its dot. */
export const OnHolidayOnPhone = OnHoliday.extend({ ...onPhone })

/** In prerendered HTML the time is unknown; the line keeps its height. */
export const Unknown = meta.story({
  ...showsNothing,
  args: { status: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('p')?.getBoundingClientRect().height).toBeGreaterThan(16)
  },
})
