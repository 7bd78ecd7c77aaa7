import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { Skeleton } from '../../../src/components/foundation/Skeleton/Skeleton'
import { DarkSurface } from '../../support/Surface'
import type { ReactNode } from 'react'
import { ProductPicture } from '../../../src/components/catalogue/ProductPicture/ProductPicture'
import { productOf } from '../../support/samples'

const meta = preview.meta({
  title: 'Components/Foundation/Skeleton',
  component: Skeleton,
  parameters: {
    guide: {
      purpose: 'A placeholder for content that is loading, at the same height.',
      do: ['Use the aspect ratio or the height of the real content.'],
      dont: ['Don’t show one for content that may not exist.'],
      accessibility: [
        'Hidden from screen readers; a status announces once that something is loading.',
        'Not animated with `prefers-reduced-motion`.',
      ],
    },
    layout: 'padded',
  },
})

/** The placeholder of a picture. */
export const Ratio = meta.story({
  args: { ratio: '4 / 5' },
  decorators: [(Story) => <div style={{ width: '16rem' }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const { width, height } =
      canvasElement.querySelector('div > div > div')?.getBoundingClientRect() ?? new DOMRect()
    await expect(width / height).toBeCloseTo(4 / 5, 2)
  },
})

/** The placeholder of a line of text. */
export const Line = meta.story({ args: { height: '1.6rem', width: '55%' } })

export const OnDarkSurface = Line.extend({ decorators: [(Story) => <DarkSurface>{Story()}</DarkSurface>] })

/** Not animated with `prefers-reduced-motion`. */
export const ReducedMotion = meta.story({
  args: { height: '6rem' },
  play: async ({ canvasElement }) => {
    const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
    // It appears by an animation too, which ends.
    await waitFor(async () => {
      const animations = canvasElement.getAnimations({ subtree: true })
      await expect(animations.filter((animation) => animation instanceof CSSAnimation)).toHaveLength(
        isMotionReduced ? 0 : 1,
      )
    })
  },
})

/** Beside the picture that will replace it. */
const besideItsPicture = (Story: () => ReactNode) => (
  <div
    style={{
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: '2rem',
      alignItems: 'start',
      maxWidth: '24rem',
    }}
  >
    {Story()}
    <ProductPicture product={productOf()} sizes="11rem" />
  </div>
)

/** The ratio of the picture that will replace it. */
export const RightUse = meta.story({
  tags: ['!dev'],
  args: { ratio: '4 / 5' },
  decorators: [besideItsPicture],
})

/** Too low: what is below jumps when the picture comes. */
export const WrongUse = meta.story({
  tags: ['!dev'],
  args: { height: '4rem' },
  decorators: [besideItsPicture],
})
