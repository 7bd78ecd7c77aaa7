import { expect } from 'storybook/test'
import { onDesktop, onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { winterHouse } from '../../../src/assets/pictures/scenes'
import { PictureAndText } from '../../../src/components/foundation/PictureAndText/PictureAndText'
import { Picture } from '../../../src/components/media/Picture/Picture'

const meta = preview.meta({
  title: 'Components/Foundation/PictureAndText',
  component: PictureAndText,
  parameters: {
    guide: {
      purpose: 'A picture above its text or, on a wide screen, beside it.',
      do: ['Use `isBeside` for the one entry of a list that takes the whole width.'],
      dont: ['Don’t use it for a picture that illustrates a text: `RichText` places those.'],
      accessibility: ['The picture comes first, on the screen and in the reading order.'],
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
  ...onDesktop,
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

/** A phone has no room beside the picture. */
export const BesideOnPhone = meta.story({
  ...onPhone,
  args: { isBeside: true },
  play: async ({ canvasElement }) => {
    const { picture, text } = boxes(canvasElement)
    await expect(text.top).toBeGreaterThanOrEqual(picture.bottom)
  },
})
