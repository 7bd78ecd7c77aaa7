import { expect, fn } from 'storybook/test'
import { behaviour } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { ShareButton } from '../../../src/components/foundation/ShareButton/ShareButton'
import { shareTexts as texts } from '../../../src/site/texts/share'
import { PageColumn } from '../../support/Surface'

const address = 'https://www.example.fr/products/ondea-8'

const meta = preview.meta({
  title: 'Components/Foundation/ShareButton',
  component: ShareButton,
  parameters: {
    guide: {
      purpose: 'Passes on the address of a product or an article.',
      do: ['Put it last among the actions.'],
      dont: ['Don’t name social networks: the phone’s own menu has them.'],
      accessibility: [
        'The page announces that the link was copied.',
        'When the browser does not allow to copy, the address is focused and selected.',
      ],
    },
  },
  // As among the actions of a page.
  decorators: [
    (Story) => (
      <PageColumn>
        <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 1.5rem' }}>
          {Story()}
        </div>
      </PageColumn>
    ),
  ],
  args: { hasMenu: false, state: 'idle' as const, address, onPress: fn() },
})

export const Copy = meta.story()

Copy.test('calls back when pressed', behaviour, async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: texts.copy }))
  await expect(args.onPress).toHaveBeenCalledOnce()
})

/** On a phone, which has a menu for it. */
export const Share = meta.story({
  args: { hasMenu: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: texts.share })).toBeVisible()
  },
})

export const Copied = meta.story({
  args: { state: 'copied' as const },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts.copied)).toBeVisible()
  },
})

/** The browser does not allow to copy: the address is ready for the visitor’s own copy. */
export const Refused = meta.story({
  // On its own page in the docs: it takes the focus.
  parameters: { docs: { story: { inline: false } } },
  args: { state: 'refused' as const },
})

Refused.test('selects the address', behaviour, async ({ canvas }) => {
  const field = canvas.getByRole<HTMLInputElement>('textbox', { name: texts.address })
  await expect(field).toHaveFocus()
  await expect(field.selectionEnd).toBe(address.length)
})
