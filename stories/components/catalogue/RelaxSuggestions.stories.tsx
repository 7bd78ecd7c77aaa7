import { expect, fn } from 'storybook/test'
import { behaviour, onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { RelaxSuggestions } from '../../../src/components/catalogue/RelaxSuggestions/RelaxSuggestions'
import { catalogueTexts } from '../../../src/site/texts/catalogue'
import { kilowatts } from '../../../src/site/texts/kilowatts'
import { showsNothing } from '../../support/showsNothing'

const meta = preview.meta({
  title: 'Components/Catalogue/RelaxSuggestions',
  component: RelaxSuggestions,
  parameters: {
    guide: {
      purpose: 'Where filters find nothing: what relaxing one of them, or two, would find.',
      do: ['Use it inside the StateMessage that says that there is no product.'],
      dont: ['Don’t suggest what would find nothing either.'],
      accessibility: ['A list named by the line above it; the focus moves to the results once applied.'],
    },
    layout: 'padded',
  },
  args: {
    suggestions: [
      { label: `${catalogueTexts.count(8)} ${kilowatts.between('6', '9')}`, onApply: fn() },
      { label: '12 produits sans le filtre de marque', onApply: fn() },
    ],
  },
})

export const Several = meta.story()

Several.test('applies a suggestion', behaviour, async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^8 produits/ }))
  await expect(args.suggestions[0]?.onApply).toHaveBeenCalledOnce()
})

export const SeveralOnPhone = Several.extend({ ...onPhone })

/** No single filter is to blame. */
export const None = meta.story({
  ...showsNothing,
  args: { suggestions: [] },
})

/** How many, and what must be given up. */
export const RightUse = meta.story({ tags: ['!dev'] })

/** The visitor must try to find out. */
export const WrongUse = meta.story({
  tags: ['!dev'],
  args: {
    suggestions: [
      { label: 'Élargir la recherche', onApply: fn() },
      { label: 'Essayer autre chose', onApply: fn() },
    ],
  },
})
