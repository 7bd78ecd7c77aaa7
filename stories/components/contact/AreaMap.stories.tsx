import type { ReactNode } from 'react'
import { expect, within } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { AreaMap } from '../../../src/components/contact/AreaMap/AreaMap'
import { LitTown } from '../../../src/components/contact/AreaMap/LitTown'
import { MarkedPlace } from '../../../src/components/contact/AreaMap/MarkedPlace'
import { NumberedPlaces } from '../../../src/components/contact/AreaMap/NumberedPlaces'
import { townPlaces } from '../../../src/site/area'
import { serviceArea } from '../../../src/site/identity'
import { areaMapTexts } from '../../../src/site/texts/areaMap'
import { choiceOf } from '../../support/choices'
import { withPlainSpaces } from '../../support/samples'

const village = { name: 'Saint-Hilaire', latitude: 43.0933, longitude: 2.3131 }
const perpignan = { name: 'Perpignan', latitude: 42.6986, longitude: 2.8956 }

const inWidth = (width: string) => (Story: () => ReactNode) => <div style={{ width }}>{Story()}</div>

const meta = preview.meta({
  title: 'Components/Contact/AreaMap',
  component: AreaMap,
  argTypes: {
    lit: { control: 'select', options: serviceArea.towns },
    marker: choiceOf({ none: undefined, 'inside the circle': village, 'beyond the frame': perpignan }),
    numbered: choiceOf({ none: undefined, 'one place': [village] }),
  },
  parameters: {
    guide: {
      purpose:
        'Shows, on a drawn map, how far the firm travels: Limoux, the towns it names and the 50 km circle. It makes no request.',
      do: ['Place it where visitors want to know whether the firm comes to them.'],
      dont: ['Don’t position towns by hand: their coordinates are in `src/site/area.ts`.'],
      accessibility: ['One image with a name and a text description that lists every town.'],
    },
    layout: 'centered',
  },
})

const boxOf = (name: Element) => name.getBoundingClientRect()

const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top + 3 < other.bottom && other.top + 3 < one.bottom

/** Whether the line of the circle, around the middle of the map, runs through a box. */
const isOnCircle = (box: DOMRect, map: DOMRect) => {
  const reaches = [box.left, box.right].flatMap((x) =>
    [box.top, box.bottom].map((y) =>
      Math.hypot(x - (map.left + map.right) / 2, y - (map.top + map.bottom) / 2),
    ),
  )
  const radius = (map.width * 500) / 1120
  return Math.min(...reaches) < radius && Math.max(...reaches) > radius
}

/**
 * Checks that every town's name is shown, that no names overlap, that none crosses the circle, and that none is smaller
 * than 12 px.
 */
const checkNames = async (canvasElement: HTMLElement) => {
  const towns: readonly string[] = [...serviceArea.towns, serviceArea.centre]
  const names = [...canvasElement.querySelectorAll('text')].filter((name) => towns.includes(name.textContent))
  await expect(names.map((name) => name.textContent)).toEqual(towns)
  const svg = boxOf(canvasElement.querySelector('svg') ?? canvasElement)
  const radius = within(canvasElement).getByText(
    withPlainSpaces(areaMapTexts.kilometres(serviceArea.radiusKm)),
  )
  for (const name of [...names, radius])
    await expect(isOnCircle(boxOf(name), svg), name.textContent).toBe(false)
  for (const [index, name] of names.entries()) {
    const overlapping = names.slice(index + 1).filter((other) => overlap(boxOf(name), boxOf(other)))
    await expect(overlapping.map((other) => `${name.textContent} / ${other.textContent}`)).toEqual([])
    await expect(boxOf(name).right).toBeLessThan(svg.right)
    await expect(boxOf(name).left).toBeGreaterThan(svg.left)
    const scale = svg.width / 1120
    await expect(parseFloat(getComputedStyle(name).fontSize) * scale).toBeGreaterThanOrEqual(12)
  }
}

export const Large = meta.story({
  decorators: [inWidth('40rem')],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: areaMapTexts.title })).toBeVisible()
    await checkNames(canvasElement)
  },
})

/** Forced colours would fill the outlines of the names: the drawing keeps its own. */
export const ForcedColours = meta.story({
  decorators: [inWidth('40rem')],
  play: async ({ canvasElement }) => {
    for (const name of canvasElement.querySelectorAll('svg, text'))
      await expect(getComputedStyle(name).getPropertyValue('forced-color-adjust')).toBe('none')
  },
})

export const Medium = meta.story({
  decorators: [inWidth('28rem')],
  play: async ({ canvasElement }) => checkNames(canvasElement),
})

/** Its width on a 320 px screen. */
export const Small = meta.story({
  decorators: [inWidth('17.5rem')],
  play: async ({ canvasElement }) => checkNames(canvasElement),
})

/** A town that the visitor points at: lit, with its distance. */
export const Lit = meta.story({
  args: { lit: 'Lézignan-Corbières' },
  decorators: [inWidth('40rem')],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(withPlainSpaces(areaMapTexts.distance(47)))).toBeVisible()
  },
})

export const LitOnPhone = meta.story({
  args: { lit: 'Castelnaudary' },
  decorators: [inWidth('17.5rem')],
  play: async ({ canvas, canvasElement }) => {
    const svg = boxOf(canvasElement.querySelector('svg') ?? canvasElement)
    const text = boxOf(canvas.getByText(withPlainSpaces(areaMapTexts.distance(37))))
    await expect(text.left).toBeGreaterThan(svg.left)
    await expect(overlap(text, boxOf(canvas.getByText(withPlainSpaces(areaMapTexts.kilometres(10)))))).toBe(
      false,
    )
  },
})

/** The way to a town, apart from the map. */
export const LitTownAlone = meta.story({
  render: () => (
    <svg viewBox="-560 -560 1120 1120" style={{ width: '20rem' }}>
      <LitTown town="Quillan" edge={500} />
    </svg>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Quillan')).toBeVisible()
  },
})

/** A commune that the visitor asked about, named beside its pin and in the description. */
export const Marked = meta.story({
  args: { marker: village },
  decorators: [inWidth('40rem')],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Saint-Hilaire')).toBeVisible()
    await expect(canvasElement.querySelector('desc')).toHaveTextContent(/Saint-Hilaire, y est marquée/)
  },
})

/** The map already names it. */
export const MarkedTown = meta.story({
  args: { marker: { name: 'Quillan', ...townPlaces.Quillan } },
  decorators: [inWidth('40rem')],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Quillan')).toHaveLength(1)
  },
})

/** An arrow at the frame shows where it lies; its name stays within the map. */
export const MarkedBeyond = meta.story({
  args: { marker: perpignan },
  decorators: [inWidth('17.5rem')],
  play: async ({ canvas, canvasElement }) => {
    const name = canvas.getByText('Perpignan')
    const map = canvasElement.querySelector('svg') ?? canvasElement
    await expect(boxOf(name).left).toBeGreaterThan(boxOf(map).left)
    await expect(boxOf(name).right).toBeLessThan(boxOf(map).right)
  },
})

/** Places with numbers, for a list beside the map; one beyond the frame is left out. */
export const Numbered = meta.story({
  args: {
    numbered: [
      { name: 'Alet-les-Bains', ...townPlaces['Alet-les-Bains'] },
      { name: 'Chalabre', ...townPlaces.Chalabre },
      perpignan,
    ],
  },
  decorators: [inWidth('28rem')],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('1')).toBeVisible()
    await expect(canvas.getByText('2')).toBeVisible()
    await expect(canvas.queryByText('Chalabre')).toBeNull()
    await expect(canvas.getByText('Couiza')).toBeVisible()
    await expect(canvas.queryByText('3')).toBeNull()
    await expect(canvasElement.querySelector('desc')).toHaveTextContent(/numérotés : 1, Alet-les-Bains ; 2,/)
  },
})

/** Couiza is so near that its name would stand beside the number of Espéraza. */
export const NumberedBesideTown = meta.story({
  args: { numbered: [{ name: 'Espéraza', ...townPlaces.Espéraza }] },
  decorators: [inWidth('17.5rem')],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1')).toBeVisible()
    await expect(canvas.queryByText('Couiza')).toBeNull()
    await expect(canvas.getByText('Quillan')).toBeVisible()
  },
})

/** The numbers alone. */
export const Numbers = meta.story({
  render: () => (
    <svg viewBox="-560 -560 1120 1120" width="280" aria-hidden="true">
      <NumberedPlaces places={[village]} limit={500} />
    </svg>
  ),
})

/** The mark alone. */
export const Mark = meta.story({
  render: () => (
    <svg viewBox="-560 -560 1120 1120" width="280" aria-hidden="true">
      <MarkedPlace {...village} limit={500} />
    </svg>
  ),
})

/** Every name can be read. */
export const RightUse = meta.story({
  tags: ['!dev'],
  decorators: [inWidth('20rem')],
})

/** As a thumbnail it is a pattern. */
export const WrongUse = meta.story({
  tags: ['!dev'],
  decorators: [inWidth('8rem')],
})
