import { expect } from 'storybook/test'
import { styled } from 'styled-components'
import { onDesktop, onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { NoticeBand } from '../../../src/components/layout/NoticeBand/NoticeBand'
import { noticeOn } from '../../../src/site/currentNotice'
import { closureNotices } from '../../../src/site/notice'
import { theme } from '../../../src/theme/theme'
import { expectInside, SpacedText } from '../../support/largeText'
import { longNotice, summerNotice } from '../../support/notices'

/** The page's hero, which begins below the room of the header. */
const Hero = styled.div`
  min-height: 14rem;
  background: ${theme.palette.night};
`

const meta = preview.meta({
  title: 'Components/Layout/NoticeBand',
  component: NoticeBand,
  parameters: {
    docs: { story: { inline: false, height: '260px' } },
    guide: {
      purpose: 'A line under the header of every page: the owner’s notice, or a closure to come.',
      do: ['Keep the sentence short: a line on a wide screen, two on a phone.'],
      dont: ['Don’t make it sticky or dismissible: it goes with its last day.'],
      accessibility: [
        'Plain text in the banner, read before the menu; it is not announced again on each page.',
        'Paper on soot, 14:1.',
      ],
    },
  },
  args: { notice: summerNotice },
  decorators: [
    (Story) => (
      <>
        <header data-surface="dark">{Story()}</header>
        <Hero />
      </>
    ),
  ],
})

export const Default = meta.story({
  ...onDesktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(summerNotice.text)).toBeVisible()
  },
})

export const OnPhone = Default.extend({ ...onPhone })

/** Made from the dates of a closure, from a week before. */
export const ClosureToCome = meta.story({
  args: {
    notice: noticeOn('2027-12-17', closureNotices([{ from: '2027-12-24', to: '2028-01-03' }])) ?? undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fermé du 24 décembre au 3 janvier')).toBeVisible()
  },
})

/** A longer text wraps. */
export const LongText = meta.story({
  ...onPhone,
  args: { notice: longNotice },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const LongSpacedText = LongText.extend({
  decorators: [(Story) => <SpacedText>{Story()}</SpacedText>],
  play: async ({ canvas }) => expectInside(canvas.getByText(longNotice.text), canvas.getByRole('banner')),
})

/** What someone typed that is no sentence: shown as it is, and broken where it must be. */
export const OneLongWord = meta.story({
  ...onPhone,
  args: { notice: { ...summerNotice, text: '<b>Fermé</b>'.repeat(13) } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^<b>Fermé/)).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

/** Before its first day it takes no room. */
export const NotYet = meta.story({
  args: { notice: { ...summerNotice, isShown: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(summerNotice.text)).not.toBeVisible()
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(0)
  },
})

/** What changes for the visitor, in a few words. */
export const RightUse = meta.story({ ...onPhone, tags: ['!dev'] })

/** An advertisement on every page: the next closure will not be read. */
export const WrongUse = meta.story({
  ...onPhone,
  tags: ['!dev'],
  args: {
    notice: {
      ...summerNotice,
      text: 'Découvrez vite notre nouvelle gamme de poêles à granulés, nos conseils pour l’hiver et toutes nos actualités au magasin !',
    },
  },
})
