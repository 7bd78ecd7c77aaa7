import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { Skeleton } from '../../../src/components/foundation/Skeleton/Skeleton'
import { DarkSurface } from '../../support/Surface'

const meta = preview.meta({
  title: 'Components/Foundation/Skeleton',
  component: Skeleton,
  parameters: {
    guide: {
      purpose: 'The room of something that is on its way, as high as what replaces it.',
      do: ['Give it the ratio or the height of the real thing.'],
      dont: ['Don’t show one for something that may never come.'],
      accessibility: [
        'Hidden inside a group that says once that something loads.',
        'Still when less movement is asked for.',
      ],
    },
    layout: 'padded',
  },
  args: {},
})

/** The room of a picture. */
export const Ratio = meta.story({
  args: { ratio: '4 / 5' },
  decorators: [(Story) => <div style={{ width: '16rem' }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const { width, height } =
      canvasElement.querySelector('div > div > div')?.getBoundingClientRect() ?? new DOMRect()
    await expect(width / height).toBeCloseTo(4 / 5, 2)
  },
})

/** The room of a line. */
export const Line = meta.story({ args: { height: '1.6rem', width: '55%' } })

export const OnDarkSurface = Line.extend({ decorators: [(Story) => <DarkSurface>{Story()}</DarkSurface>] })

/** Who asked for less movement sees it still. */
export const ReducedMotion = meta.story({
  args: { height: '6rem' },
  play: async ({ canvasElement }) => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const animations = canvasElement.getAnimations({ subtree: true })
    await expect(animations.filter((animation) => animation instanceof CSSAnimation)).toHaveLength(
      isCalm ? 0 : 1,
    )
  },
})
