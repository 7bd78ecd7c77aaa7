import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import { styled } from 'styled-components'
import { onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import * as scenes from '../../../src/assets/pictures/scenes'
import { Picture } from '../../../src/components/media/Picture/Picture'
import { choiceOf } from '../../support/choices'

/** Filled by its picture, as a portrait screen is by a hero. */
const Portrait = styled.div`
  aspect-ratio: 2 / 3;

  picture {
    display: contents;
  }
  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

const inPortrait = (Story: () => ReactNode) => <Portrait>{Story()}</Portrait>

const meta = preview.meta({
  title: 'Components/Media/Picture',
  component: Picture,
  argTypes: { picture: choiceOf(scenes) },
  parameters: {
    guide: {
      purpose:
        'One of the site’s own pictures, at the size shown and in the lightest format the browser reads.',
      do: [
        'Encode new pictures with `npm run pictures`.',
        'Give another crop for portrait screens with `variant`.',
      ],
      dont: [
        'Don’t import a JPEG directly.',
        'Don’t fill a portrait screen without `variant`: the subject of a wide picture is cut off.',
      ],
      accessibility: [
        'Empty `alt` for a decorative picture; a sentence when it shows something important.',
        '`width` and `height` are always set.',
      ],
    },
  },
  args: { picture: scenes.pellets, alt: 'Granulés de bois', sizes: '100vw' },
})

/** It is lazy, and its space is reserved. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const image = canvas.getByRole('img', { name: 'Granulés de bois' })
    await expect(image).toHaveAttribute('loading', 'lazy')
    await expect(image).toHaveAttribute('width', String(scenes.pellets.width))
    await expect(image).toHaveAttribute('height', String(scenes.pellets.height))
    const types = Array.from(canvasElement.querySelectorAll('source'), ({ type }) => type)
    await expect(types).toEqual(['image/avif', 'image/webp'])
  },
})

/** The main picture of a page is loaded first. */
export const Main = meta.story({
  args: { isMain: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('loading', 'eager')
    await expect(canvas.getByRole('img')).toHaveAttribute('fetchpriority', 'high')
  },
})

/** It is not read by screen readers. */
export const Decorative = meta.story({
  args: { alt: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
})

export const WideCrop = meta.story({
  args: {
    picture: scenes.heroQuiet,
    alt: 'Poêle allumé dans un salon',
    variant: { picture: scenes.heroQuietTall, media: '(max-width: 40em)', sizes: '100vw' },
    isMain: true,
  },
})

/** The same picture in its portrait crop. */
export const TallCropOnPhone = WideCrop.extend({
  ...onPhone,
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img')
    await image.decode()
    await expect(image.currentSrc).toMatch(/hero-quiet-tall/)
  },
})

/** The portrait crop keeps the stove. */
export const RightUse = meta.story({
  ...onPhone,
  tags: ['!dev'],
  args: WideCrop.input.args,
  decorators: [inPortrait],
})

/** Without `variant` the stove is cut off: the middle of the wide picture is a wall. */
export const WrongUse = meta.story({
  ...onPhone,
  tags: ['!dev'],
  args: { ...WideCrop.input.args, variant: undefined },
  decorators: [inPortrait],
})
