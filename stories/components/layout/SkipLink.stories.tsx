import { expect, waitFor } from 'storybook/test'
import { behaviour, onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { SkipLink } from '../../../src/components/layout/SkipLink/SkipLink'
import { common } from '../../../src/site/texts/common'
import { pressKeys } from '../../support/trustedInput'

const meta = preview.meta({
  title: 'Components/Layout/SkipLink',
  component: SkipLink,
  parameters: {
    docs: { story: { inline: false, height: '160px' } },
    guide: {
      purpose: 'The first link of the page: it skips the header.',
      do: ['Keep it first in the page.'],
      dont: [
        'Don’t hide it with `display: none`: it would not be focusable.',
        'Don’t put it in an element that has a `transform`: it would be above that element, not off screen.',
      ],
      accessibility: ['Off screen until it has the focus, then above everything.'],
    },
    layout: 'padded',
  },
  args: { targetId: 'contenu-de-la-page' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <p>Un menu : accueil, services, produits.</p>
      <main id={args.targetId} tabIndex={-1}>
        Le contenu.
      </main>
    </>
  ),
})

const bottomOf = (element: Element) => element.getBoundingClientRect().bottom

/** Off screen without the focus. */
export const Hidden = meta.story({
  play: async ({ canvas }) => {
    await expect(bottomOf(canvas.getByRole('link', { name: common.skipToContent }))).toBeLessThan(0)
  },
})

// The first Tab press focuses it; it links to the content.
Hidden.test('appears with the first Tab', behaviour, async ({ canvas, args }) => {
  const link = canvas.getByRole('link', { name: common.skipToContent })
  await expect(link).toHaveAttribute('href', `#${args.targetId}`)
  await pressKeys('{Tab}')
  await expect(link).toHaveFocus()
  await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0))
})

/** Above everything while it has the focus. */
export const Focused = meta.story({ globals: { pseudo: { focus: ['a'], focusVisible: ['a'] } } })

/** First in the page: off screen until it has the focus. */
export const RightUse = meta.story({ ...onPhone, tags: ['!dev'] })

/** In a part that has a `transform`: it covers what is above, without the focus. */
export const WrongUse = meta.story({
  ...onPhone,
  tags: ['!dev'],
  render: (args) => (
    <>
      <p>Un menu : accueil, services, produits.</p>
      <main id={args.targetId} tabIndex={-1} style={{ marginTop: '4rem', transform: 'translateY(0)' }}>
        <SkipLink {...args} />
        Le contenu.
      </main>
    </>
  ),
})
