import { expect } from 'storybook/test'
import { onDesktop, onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { winterHouse } from '../../../src/assets/pictures/scenes'
import { PictureAndText } from '../../../src/components/foundation/PictureAndText/PictureAndText'
import { Picture } from '../../../src/components/media/Picture/Picture'
import type { ReactNode } from 'react'

const meta = preview.meta({
  title: 'Components/Foundation/PictureAndText',
  component: PictureAndText,
  parameters: {
    guide: {
      purpose: 'A picture above its text or, on a wide screen, beside it.',
      do: ['Use `isBeside` for a list entry with the full width.'],
      dont: ['Don’t use it for pictures within an article: `RichText` shows those.'],
      accessibility: ['The picture comes first, on screen and in the reading order.'],
    },
    layout: 'padded',
  },
  args: {
    picture: <Picture picture={winterHouse} alt="" sizes="100vw" />,
    children: (
      <>
        <h2>Préparer son poêle avant l’hiver</h2>
        <p>Trois gestes suffisent.</p>
      </>
    ),
  },
})

const boxes = (canvasElement: HTMLElement) => {
  const boxOf = (selector: string) =>
    canvasElement.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
  return { picture: boxOf('img'), text: boxOf('h2') }
}

export const Above = meta.story({
  play: async ({ canvasElement }) => {
    const { picture, text } = boxes(canvasElement)
    await expect(text.top).toBeGreaterThanOrEqual(picture.bottom)
  },
})

export const Beside = meta.story({
  ...onDesktop,
  args: { isBeside: true },
  play: async ({ canvasElement }) => {
    const { picture, text } = boxes(canvasElement)
    await expect(text.left).toBeGreaterThanOrEqual(picture.right)
  },
})

/** On a phone the text is below the picture. */
export const BesideOnPhone = meta.story({
  ...onPhone,
  args: { isBeside: true },
  play: async ({ canvasElement }) => {
    const { picture, text } = boxes(canvasElement)
    await expect(text.top).toBeGreaterThanOrEqual(picture.bottom)
  },
})

const inColumn = (Story: () => ReactNode) => <div style={{ maxWidth: '22rem' }}>{Story()}</div>

/** In a narrow column the text is below. */
export const RightUse = meta.story({ ...onDesktop, tags: ['!dev'], decorators: [inColumn] })

/** Side by side they need the width of the page: here both are crushed. */
export const WrongUse = meta.story({
  ...onDesktop,
  tags: ['!dev'],
  args: { isBeside: true },
  decorators: [inColumn],
})
