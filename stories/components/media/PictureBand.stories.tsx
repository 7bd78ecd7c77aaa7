import { expect } from 'storybook/test'
import { styled } from 'styled-components'
import { codeToCopy } from '../../../.storybook/codeToCopy'
import preview from '../../../.storybook/preview'
import * as scenes from '../../../src/assets/pictures/scenes'
import { PictureBand } from '../../../src/components/media/PictureBand/PictureBand'
import { conditions, overlay, theme } from '../../../src/theme/theme'
import { choiceOf } from '../../support/choices'

const Darkened = styled(PictureBand)`
  padding: 6rem ${theme.space.gutter};

  &::after {
    background: ${overlay(70)};
  }
`

const Bare = styled(PictureBand)`
  padding: 6rem ${theme.space.gutter};
`

Darkened.displayName = 'Darkened'

const definition = `const Darkened = styled(PictureBand)\`
  &::after {
    background: \${overlay(70)};
  }
\``

const meta = preview.meta({
  title: 'Components/Media/PictureBand',
  component: PictureBand,
  argTypes: { picture: choiceOf(scenes) },
  parameters: {
    docs: { source: { transform: (code: string) => `${definition}\n\n${codeToCopy(code)}` } },
    guide: {
      purpose: 'A dark section over a picture: a hero, or a call to action at the end of a page.',
      do: [
        'Darken the picture under the text: `styled(PictureBand)` with a background for `::after`.',
        'Set `object-position` of its `img`, so that the important part is not cropped.',
      ],
      dont: ['Don’t use a picture with information that is not in the text: it has no alternative text.'],
      accessibility: [
        'The picture is decorative.',
        'The dark overlay keeps the text readable, also while the picture is loading.',
      ],
    },
  },
  args: { picture: scenes.showroom, sizes: '100vw', children: <h2>Discutons et construisons ensemble</h2> },
  render: (args) => <Darkened {...args} />,
})

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading')).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
    await expect(canvasElement.querySelector('img')).toHaveAttribute('loading', 'lazy')
  },
})

/** A hero: its picture is loaded first. */
export const MainPicture = meta.story({
  args: { isMain: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('fetchpriority', 'high')
  },
})

/** Portrait screens get a different crop. */
export const OtherCropOnPortraitScreen = meta.story({
  args: {
    picture: scenes.heroQuiet,
    variant: { picture: scenes.heroQuietTall, media: conditions.portrait, sizes: '100vw' },
  },
})

/** A dark layer between the picture and the text. */
export const RightUse = meta.story({
  tags: ['!dev'],
  args: { picture: scenes.winterHouse },
})

/** Without it, the picture decides whether the text can be read. */
export const WrongUse = meta.story({
  tags: ['!dev'],
  args: { picture: scenes.winterHouse },
  render: (args) => <Bare {...args} />,
})
