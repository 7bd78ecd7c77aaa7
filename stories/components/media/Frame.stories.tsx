import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { winterHouse } from '../../../src/assets/pictures/scenes'
import { Frame } from '../../../src/components/media/Frame/Frame'
import { Picture } from '../../../src/components/media/Picture/Picture'
import { ratioOf } from '../../support/ratioOf'

const meta = preview.meta({
  title: 'Components/Media/Frame',
  component: Frame,
  parameters: {
    layout: 'padded',
    guide: {
      purpose: 'The rounded frame of a picture.',
      do: ['Use `FramedMedia` or `ProductPicture`, which have it, for a picture of the backend.'],
      dont: ['Don’t put text over it.'],
      accessibility: ['Its space is reserved before the picture is loaded, so nothing moves.'],
    },
  },
  decorators: [(Story) => <div style={{ maxWidth: '20rem' }}>{Story()}</div>],
})

const children = <Picture picture={winterHouse} alt="" sizes="20rem" />

export const Default = meta.story({ args: { ratio: '3 / 2', children } })

/** What is too much is cut off. */
export const Upright = meta.story({
  args: { ratio: '4 / 5', children },
  play: async ({ canvasElement }) => {
    await expect(ratioOf(canvasElement.querySelector('img'))).toBeCloseTo(4 / 5, 2)
  },
})
