import { expect, fn } from 'storybook/test'
import { behaviour } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { CompareToggle } from '../../../src/components/catalogue/CompareToggle/CompareToggle'

const meta = preview.meta({
  title: 'Components/Catalogue/CompareToggle',
  component: CompareToggle,
  parameters: {
    guide: {
      purpose: 'Chooses a product to be compared, on its card and on its page.',
      do: ['Announce each change, and why a fourth product is refused.'],
      dont: ['Don’t put it inside the card’s link.'],
      accessibility: [
        'A toggle: its state is read by screen readers, and drawn, not only coloured.',
        'When three are chosen it says so, and stays in the order of the Tab key.',
      ],
    },
    layout: 'centered',
  },
  args: { title: 'Ondéa 8', isChosen: false, isFull: false, onToggle: fn() },
})

export const Default = meta.story()

Default.test('calls back when pressed', behaviour, async ({ canvas, userEvent, args }) => {
  const toggle = canvas.getByRole('button', { name: 'Comparer Ondéa 8', pressed: false })
  await expect(toggle.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await userEvent.click(toggle)
  await expect(args.onToggle).toHaveBeenCalledOnce()
})

export const Chosen = meta.story({
  args: { isChosen: true, isFull: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Comparer Ondéa 8', pressed: true })).toBeVisible()
  },
})

/** Three others are chosen: pressing it only says so. */
export const Full = meta.story({ args: { isFull: true } })

Full.test('calls back when pressed', behaviour, async ({ canvas, userEvent, args }) => {
  const toggle = canvas.getByRole('button', { name: /^Déjà trois choisis.*Ondéa 8$/ })
  await expect(toggle).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(toggle)
  await expect(args.onToggle).toHaveBeenCalledOnce()
})
