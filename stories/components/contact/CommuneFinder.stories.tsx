import { useState, type ComponentProps } from 'react'
import { expect, fn } from 'storybook/test'
import { behaviour, onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import {
  CommuneFinder,
  type CommuneOutcome,
  type CommuneTopic,
} from '../../../src/components/contact/CommuneFinder/CommuneFinder'
import { defaultShop } from '../../../src/site/shop'
import { communeTexts as texts } from '../../../src/site/texts/communes'
import { expectAnnounced } from '../../support/announcements'
import { withPlainSpaces } from '../../support/samples'

const bages = [
  { code: '11024', label: 'Bages (11100)' },
  { code: '66011', label: 'Bages (66670)' },
]

const meta = preview.meta({
  title: 'Components/Contact/CommuneFinder',
  component: CommuneFinder,
  parameters: {
    guide: {
      purpose: 'Tells whether the firm comes to a commune, or how high it is, by its name or postcode.',
      do: ['Mark the commune that it finds on the map beside it.'],
      dont: ['Don’t send what is typed anywhere: the list of communes is a file of the site.'],
      accessibility: [
        'Suggestions are buttons after the field, reached with Tab; their number is announced once typing stops.',
        'Each answer is announced; the focus goes from a chosen suggestion to “Vérifier”.',
      ],
    },
    layout: 'padded',
  },
  args: {
    topic: 'area' as CommuneTopic,
    typed: '',
    outcome: { kind: 'none' } as CommuneOutcome,
    hasFocus: false,
    onType: fn(),
    onAsk: fn(),
    onChoose: fn(),
    onTouch: fn(),
  },
})

export const Empty = meta.story()

Empty.test('calls back when typed and entered', behaviour, async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: texts.label }), 'q')
  await expect(args.onTouch).toHaveBeenCalled()
  await expect(args.onType).toHaveBeenCalledWith('q')
  await userEvent.keyboard('{Enter}')
  await expect(args.onAsk).toHaveBeenCalledOnce()
})

/** It has just replaced the button that opened it. */
export const Focused = meta.story({
  // On its own page in the docs: it takes the focus.
  parameters: { docs: { story: { inline: false } } },
  args: { hasFocus: true },
})

Focused.test('has the focus', behaviour, async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: texts.label })).toHaveFocus()
})

export const Suggestions = meta.story({
  args: {
    typed: 'lim',
    outcome: {
      kind: 'suggestions',
      communes: [
        { code: '11206', label: 'Limoux (11300)' },
        { code: '11205', label: 'Limousis (11600)' },
      ],
    },
  },
})

Suggestions.test('chooses a suggestion', behaviour, async ({ canvas, userEvent, args }) => {
  await expectAnnounced(texts.suggested(2))
  await userEvent.click(canvas.getByRole('button', { name: 'Limoux (11300)' }))
  await expect(args.onChoose).toHaveBeenCalledWith('11206')
  await expect(canvas.getByRole('button', { name: texts.check.area })).toHaveFocus()
})

/** Several communes have this name. */
export const Several = meta.story({
  args: { typed: 'Bages', outcome: { kind: 'several', communes: bages, hasMore: false } },
  play: async ({ canvas }) => {
    await expectAnnounced(withPlainSpaces(texts.which(2)))
    await expect(canvas.getByRole('list', { name: texts.suggestions }).children).toHaveLength(2)
    await expect(canvas.queryByText(withPlainSpaces(texts.more))).not.toBeInTheDocument()
  },
})

/** The beginning of a name may mean a town that is too far to be in the list. */
export const Likely = meta.story({
  args: {
    typed: 'Marseille',
    outcome: {
      kind: 'several',
      communes: [{ code: '11220', label: 'Marseillette (11800)' }],
      hasMore: false,
    },
  },
  play: async () => {
    await expectAnnounced(withPlainSpaces(texts.which(1)))
  },
})

/** More communes match than can be shown. */
export const MoreThanShown = meta.story({
  args: { typed: 'Bages', outcome: { kind: 'several', communes: bages, hasMore: true } },
  play: async ({ canvas }) => {
    await expectAnnounced(withPlainSpaces(`${texts.which(2)} ${texts.more}`))
    await expect(canvas.getByText(withPlainSpaces(texts.more))).toBeVisible()
  },
})

export const Inside = meta.story({
  args: { typed: 'Quillan', outcome: { kind: 'found', name: 'Quillan', km: 20, coverage: 'inside' } },
  play: async () => {
    await expectAnnounced(withPlainSpaces('Oui, nous intervenons à Quillan, à 20 km de Limoux.'))
  },
})

export const AtTheCentre = meta.story({
  args: { typed: 'Limoux', outcome: { kind: 'found', name: 'Limoux', km: 0, coverage: 'inside' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Oui, nous intervenons à Limoux même.')).toBeVisible()
  },
})

/** Articles contract as in speech. */
export const WithArticle = meta.story({
  args: { typed: 'Le Clat', outcome: { kind: 'found', name: 'Le Clat', km: 34, coverage: 'inside' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Oui, nous intervenons au Clat, à/)).toBeVisible()
  },
})

export const AtTheEdge = meta.story({
  args: { typed: 'Foix', outcome: { kind: 'found', name: 'Foix', km: 50, coverage: 'edge' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/c’est à la limite de notre zone/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: defaultShop.phone.label })).toBeVisible()
  },
})

export const Outside = meta.story({
  args: { typed: 'Perpignan', outcome: { kind: 'found', name: 'Perpignan', km: 68, coverage: 'outside' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Non, Perpignan est à/)).toBeVisible()
  },
})

/** On the power page, where it chooses the altitude. */
export const Altitude = meta.story({
  args: {
    topic: 'altitude',
    typed: 'Quillan',
    outcome: { kind: 'altitude', name: 'Quillan', altitude: 291, isMean: false },
  },
  play: async ({ canvas }) => {
    await expectAnnounced(/^Quillan est à environ 291 m d’altitude\./)
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
})

/** In the mountains the mean of a commune is above its village. */
export const MeanAltitude = Altitude.extend({
  args: { typed: 'Mijanès', outcome: { kind: 'altitude', name: 'Mijanès', altitude: 1749, isMean: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Mijanès : en moyenne 1 749 m/)).toBeVisible()
    await expect(canvas.getByText(/le village est souvent plus bas/)).toBeVisible()
  },
})

export const Unknown = meta.story({
  args: { typed: 'Zanzibar', outcome: { kind: 'unknown', typed: 'Zanzibar' } },
  play: async ({ canvas }) => {
    await expectAnnounced(withPlainSpaces(texts.unknown('Zanzibar')))
    await expect(canvas.getByRole('link', { name: defaultShop.phone.label })).toBeVisible()
  },
})

/** Asked for without typing anything. */
export const NothingTyped = meta.story({
  args: { outcome: { kind: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: texts.label })).toBeInvalid()
    await expectAnnounced(texts.empty)
  },
})

/** The list cannot be loaded. */
export const Unavailable = meta.story({
  args: { typed: 'Quillan', outcome: { kind: 'error' } },
  play: async ({ canvas }) => {
    await expectAnnounced(texts.unavailable)
    await expect(canvas.getByRole('link', { name: defaultShop.phone.label })).toBeVisible()
  },
})

const long = 'W'.repeat(60)

/** Sixty letters wrap. */
export const LongName = meta.story({
  ...onPhone,
  args: { typed: long, outcome: { kind: 'unknown', typed: long } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

/** As on a phone whose keyboard is below the field. The answer comes once it is asked for. */
const BelowTheScreen = (props: ComponentProps<typeof CommuneFinder>) => {
  const [outcome, setOutcome] = useState<CommuneOutcome>({ kind: 'none' })
  return (
    <div style={{ paddingTop: '100vh' }}>
      <CommuneFinder {...props} outcome={outcome} onAsk={() => setOutcome(props.outcome)} />
    </div>
  )
}

const expectOnScreen = async (element: HTMLElement) =>
  expect(element.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight + 1)

Empty.test(
  'scrolls to the answer',
  { ...behaviour, args: Inside.input.args, render: (args) => <BelowTheScreen {...args} /> },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.check.area }))
    await expectOnScreen(canvas.getByText(/^Oui, nous intervenons à Quillan/))
  },
)

Empty.test(
  'scrolls to the communes',
  { ...behaviour, args: Several.input.args, render: (args) => <BelowTheScreen {...args} /> },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.check.area }))
    await expectOnScreen(canvas.getByRole('button', { name: 'Bages (66670)' }))
  },
)
