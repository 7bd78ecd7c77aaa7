import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { Button } from '../../../src/components/foundation/Button/Button'
import { PhoneButton } from '../../../src/components/foundation/PhoneButton/PhoneButton'
import { ShopContext } from '../../../src/components/foundation/shopContext'
import { defaultShop, phoneLink } from '../../../src/site/shop'
import { ActionRow } from '../../support/Surface'

const meta = preview.meta({
  title: 'Components/Foundation/PhoneButton',
  component: PhoneButton,
  argTypes: { variant: { control: 'radio', options: ['solid', 'outline', 'quiet'] } },
  parameters: {
    guide: {
      purpose: 'The shop’s telephone number as a button, where nothing else helps.',
      do: ['Use `outline` beside a main action.'],
      dont: ['Don’t write the number: it comes from the backend or `src/site`, by the shop context.'],
      accessibility: ['A link with the number as its text; on a phone it calls.'],
    },
    layout: 'centered',
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: defaultShop.phone.label })
    await expect(link).toHaveAttribute('href', defaultShop.phone.href)
  },
})

export const Outline = meta.story({ args: { variant: 'outline' } })

/** The owner has changed the number in the backend. */
export const NumberOfBackend = meta.story({
  decorators: [
    (Story) => (
      <ShopContext value={{ ...defaultShop, phone: phoneLink('04 68 11 22 33') }}>{Story()}</ShopContext>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'tel:+33468112233')
  },
})

/** Beside a main action, calling is the other way. */
export const RightUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <ActionRow>
      <Button>Demander un devis</Button> <PhoneButton variant="outline" />
    </ActionRow>
  ),
})

/** Two main actions side by side: the visitor must choose before reading. */
export const WrongUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <ActionRow>
      <Button>Demander un devis</Button> <PhoneButton />
    </ActionRow>
  ),
})
